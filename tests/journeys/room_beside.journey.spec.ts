// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { until } from '#tests/until'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000013', zh: 'PH302-000002' } as const

const panel = ({ page, t }: Person) =>
  page.getByRole('complementary', { name: t('cases:beside.title') })

/** Opens the drugs of the case to edit them, with an earlier state beside them, where there is little room. */
async function arrive(lang: 'en' | 'zh'): Promise<Person> {
  const person = await Person.arrive(lang, { viewport: { width: 1280, height: 900 } })
  await person.enterAs('entry')
  await person.edit(cases[lang], 'drug')
  await person.page.keyboard.press('Alt+b')
  await panel(person).getByRole('status').first().waitFor()
  return person
}

/** What of the screen has slid or lies on something else, in sentences. */
const askew = ({ page }: Person) =>
  page.evaluate(() => {
    const main = document.querySelector('#main')!
    const slides = main.scrollHeight - main.clientHeight
    const boxes = [...document.querySelectorAll('main footer button, main footer [role=status]')]
    const places = boxes.map((box) => [box.textContent, box.getBoundingClientRect()] as const)
    const covered = places.flatMap(([name, one], at) =>
      places
        .slice(at + 1)
        .filter(([, { left, right, top, bottom }]) => {
          return one.left < right && left < one.right && one.top < bottom && top < one.bottom
        })
        .map(([other]) => `${name} lies on ${other}`)
    )
    const spilt = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1)
    return [
      ...(slides === 0 ? [] : [`the screen slides by ${slides} px`]),
      ...covered,
      ...spilt.map((box) => `${box.textContent} is wider than its box`),
    ]
  })

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Room beside the form (${lang})`, () => {
    test('nothing of the screen slides or lies on another thing where there is little room', async ({
      assert,
    }) => {
      const person = await arrive(lang)
      assert.deepEqual(await askew(person), [])
      await person.button('cases:findings.unfold').click()
      await person.page
        .getByRole('complementary', { name: person.t('cases:findings.title') })
        .waitFor()
      assert.deepEqual(await askew(person), [], 'with findings')
      for (const page of ['adverse_events', 'patient']) {
        await person.edit(cases[lang], page)
        await person.settled()
        assert.deepEqual(await askew(person), [], page)
        if (page !== 'adverse_events') continue
        // Eight digits are seen whole.
        assert.isAbove((await person.field('E.i.2.1b').boundingBox())!.width, 76)
      }
    })

    test('it is made wider by keys, remembers it, and cuts nothing off the form', async ({
      assert,
    }) => {
      const person = await arrive(lang)
      const { page, t } = person
      const border = page.getByRole('separator', { name: t('cases:beside.width') })
      const width = async () => (await panel(person).boundingBox())!.width
      const before = await width()
      await border.focus()
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
      await until('a wider panel', async () => (await width()) > before)
      await page.keyboard.press('Home')
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#work, footer')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.tagName)
      )
      assert.deepEqual(cut, [], 'wider than there is room')
      const wide = await width()
      await page.reload()
      await panel(person).waitFor()
      assert.closeTo(await width(), wide, 1)
      await page.keyboard.press('Alt+b')
      await panel(person).waitFor({ state: 'detached' })
    })
  })
}
