// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Cases with a first report and a follow-up. */
const cases = { en: 'PH302-000013', zh: 'PH302-000002' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Comparing two states of a case (${lang})`, () => {
    test('any two versions are chosen, filtered by page, changed over and jumped into', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.button('cases:act.history').click()
      await page.waitForURL('**/history')
      const choose = async (side: 'left' | 'right', version: string) => {
        const choice = page.getByRole('combobox', { name: t(`cases:history.${side}`) })
        const versions = choice.locator('optgroup').first()
        const option = versions.locator('option').filter({ hasText: version })
        await choice.selectOption((await option.getAttribute('value'))!)
      }
      await choose('left', t('cases:version.first'))
      await choose('right', t('cases:version.follow_up', { number: 1 }))
      await person.row('H.1').waitFor()
      await person.row('C.1.5').waitFor()
      const pages = page.getByRole('group', { name: t('cases:history.pages') })
      await pages
        .getByRole('button', { pressed: true, name: t('cases:history.all_pages') })
        .waitFor()
      await person.look('compare')
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        person.button('cases:print.act').click(),
      ])
      assert.match(paper.url(), /\/print\?revision=\d+$/)
      await paper.close()

      // One page alone, and its count beside its name.
      await pages.getByRole('button').last().click()
      await person.row('C.1.5').waitFor({ state: 'detached' })
      await person.row('H.1').waitFor()
      await pages.getByRole('button', { name: t('cases:history.all_pages') }).click()

      // The other way round the dates change places.
      const dates = async () => (await person.row('C.1.5').innerText()).match(/\d{4}-\d\d-\d\d/g)
      const [from, to] = (await dates())!
      await person.button('cases:history.change_sides').click()
      await page.waitForFunction((text) => {
        const rows = [...document.querySelectorAll('tr')].map((row) => row.innerText)
        return rows.some((row) => row.includes('C.1.5') && row.indexOf(text) > 0)
      }, to)
      assert.deepEqual(await dates(), [to, from])

      // A state compared with itself.
      await choose('right', t('cases:version.follow_up', { number: 1 }))
      await person.text('cases:history.same').waitFor()
      await choose('left', t('cases:version.first'))

      await person.row('C.1.5').getByRole('link').click()
      await page.waitForURL('**/pages/case_identification*')
      await page.waitForFunction(
        () => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path === 'C_1_5'
      )
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
