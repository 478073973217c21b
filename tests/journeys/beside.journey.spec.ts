// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf, wordsOf } from '#tests/journeys/kit/words'
import { until } from '#tests/until'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

/** Each language works on a case of its own; both have a follow-up. */
const cases = { en: 'PH302-000013', zh: 'PH302-000002' } as const
const label = loadCatalogue().labelOf('D.3')

/** A place beside the form. */
const beside = ({ page }: Person, path: string) => page.locator(`[data-beside="${path}"]`)
const panel = ({ page, t }: Person) =>
  page.getByRole('complementary', { name: t('cases:beside.title') })
const tab = (person: Person, view: string) =>
  panel(person).getByRole('tab', { name: person.t(`cases:beside.view.${view}`) })

/** Opens a page of the case to edit it, with an earlier state beside it. */
async function arrive(lang: 'en' | 'zh', page: string): Promise<Person> {
  const person = await Person.arrive(lang, { viewport: { width: 1280, height: 900 } })
  await person.begin('entry')
  await person.openCase(cases[lang])
  await person.editPage(page)
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
  const other = lang === 'zh' ? 'en' : 'zh'

  test.group(`Beside the form (${lang})`, () => {
    test('nothing of the screen slides or lies on another thing where there is little room', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'drug')
      assert.deepEqual(await askew(person), [])
      await person.button('cases:findings.unfold').click()
      await person.page
        .getByRole('complementary', { name: person.t('cases:findings.title') })
        .waitFor()
      assert.deepEqual(await askew(person), [], 'with findings')
      const drugs = person.page.url()
      for (const page of ['adverse_events', 'patient']) {
        await person.page.goto(drugs.replace('/drug', `/${page}`))
        await person.settled()
        assert.deepEqual(await askew(person), [], page)
        if (page !== 'adverse_events') continue
        // Eight digits are seen whole.
        assert.isAbove((await person.field('E.i.2.1b').boundingBox())!.width, 76)
      }
    })

    test('an earlier revision follows the cursor, marks what differs and is taken over', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'patient')
      const { page, t } = person
      const before = await person.field('D.3').inputValue()
      await person.field('D.3').fill('99')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()

      // The revision before the save stands beside the form, and says what was there.
      const weight = beside(person, 'D_3')
      await weight.and(page.locator('[data-differs=true]')).waitFor()
      await weight.and(page.locator('[data-here=true]')).waitFor()
      assert.include(await weight.innerText(), before || '—')
      await panel(person)
        .getByText(t('cases:beside.differences', { count: 1 }))
        .waitFor()
      await person.look('beside-revision')

      await page.keyboard.press('Alt+t')
      await weight.and(page.locator('[data-differs=false]')).waitFor({ state: 'attached' })
      assert.equal(await person.field('D.3').inputValue(), before)
      await person.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await panel(person)
        .getByRole('button', { name: t('act.undo') })
        .click()
      assert.equal(await person.field('D.3').inputValue(), '99')
      await weight.getByRole('button', { name: t('cases:beside.take') }).click()
      await page.waitForFunction(
        () => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path === 'D_3'
      )
      assert.equal(await person.field('D.3').inputValue(), before)
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()

      // The next page brings its own part of that revision.
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/medical_history')
      await panel(person).getByText(t('cases:beside.same')).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a row that was deleted is taken over again, in its place and as the same row', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'adverse_events')
      const { page, t } = person
      const place = page.locator('#work [data-path="E_i"]')
      await place
        .getByRole('button', { name: t('forms.delete_row') })
        .first()
        .click()
      const lost = panel(person).locator('[data-missing=true]')
      await lost.waitFor()
      await person.look('beside-row')
      const take = lost.getByRole('button', { name: t('cases:beside.take') })
      if (!(await take.isVisible())) await lost.getByRole('button').first().click()
      await take.click()
      await lost.waitFor({ state: 'detached' })
      // The very same row in the very same place: nothing is left to be saved.
      await person.text('cases:edit.all_saved').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('another version shows what it said, word by word where the form says more', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'narrative')
      const { page, t } = person
      await tab(person, 'version').click()
      const choice = panel(person).getByRole('combobox', { name: t('cases:history.version') })
      const first = choice.getByRole('option', { name: new RegExp(`^${t('cases:version.first')}`) })
      await choice.selectOption((await first.getAttribute('value'))!)
      const narrative = beside(person, 'H_1')
      await narrative.and(page.locator('[data-differs=true]')).waitFor()
      const shown = (await narrative.innerText()).replaceAll(/\s/g, '')
      const now = (await person.field('H.1').inputValue()).replaceAll(/\s/g, '')
      assert.isTrue(now.length > 100 && shown.includes(now.slice(0, 60)))
      await person.look('beside-version')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the other language names the same elements and codes; the form keeps its own', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'patient')
      const { page } = person
      const words = await wordsOf(other)
      await tab(person, 'language').click()
      // What is typed stands there at once.
      await person.field('D.3').fill('77')
      await beside(person, 'D_3').filter({ hasText: '77' }).waitFor()
      assert.include(await beside(person, 'D_3').innerText(), label[other])
      assert.include(await page.locator('#work [data-path="D_3"]').innerText(), label[lang])
      assert.notEqual(words('cases:edit.save'), person.t('cases:edit.save'))
      await person.look('beside-language')
      await person.button('cases:edit.discard').click()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('it is made wider by keys, remembers it, and cuts nothing off the form', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'drug')
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
