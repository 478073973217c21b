// needs: cases
import { test } from '@japa/runner'

import { leavesOf } from '#tests/journeys/kit/leaves_of'
import { Person } from '#tests/journeys/kit/person'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000015', zh: 'PH302-000019' } as const
const COUNTRY = 'G.k.3.2'

/** What is typed into the country, and what stands there once Tab has left it. */
const left = {
  en: [
    ['UK', 'UK'],
    ['ZZ', 'ZZ'],
    ['ger', 'ger'],
    ['fr', 'FR · France'],
    ['germany', 'DE · Germany'],
    ['法国', 'FR · France'],
  ],
  zh: [
    ['UK', 'UK'],
    ['ZZ', 'ZZ'],
    ['zg', 'zg'],
    ['德', '德'],
    ['fr', 'FR · 法国'],
    ['germany', 'DE · 德国'],
    ['法国', 'FR · 法国'],
  ],
} as const
const noCode = {
  en: /^The list “.+” has no code ZZ\.$/,
  zh: /^“.+”代码表中没有代码 ZZ。$/,
} as const
/** The beginning of the name of a unit and of a route, which only Enter takes. */
const beginnings = { en: ['milligr', 'demo oral'], zh: ['毫', 'yskf'] } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A box for a code (${lang})`, () => {
    test('left by Tab or by the mouse takes only what is said in full; Enter and arrows choose from the list', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      const { keyboard } = page
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('drug')
      const country = person.field(COUNTRY).first()
      await country.waitFor()
      const options = page.getByRole('option')
      const type = async (text: string) => {
        await country.focus()
        await keyboard.press('Control+a')
        await keyboard.type(text)
      }

      for (const [typed, stands] of left[lang]) {
        await type(typed)
        await keyboard.press('Tab')
        assert.equal(await country.inputValue(), stands, `${typed} and Tab`)
      }
      await type('UK')
      await options.first().waitFor()
      await person.field('G.k.3.3').first().click()
      assert.equal(await country.inputValue(), 'UK', 'UK and a click elsewhere')

      await type('de')
      await keyboard.press('ArrowDown')
      const second = (await options.nth(1).locator('b').textContent())!
      await keyboard.press('Tab')
      assert.match(await country.inputValue(), new RegExp(`^${second} · `), 'what arrows chose')
      await type('UK')
      await keyboard.press('Enter')
      assert.match(await country.inputValue(), /^UA · /, 'Enter takes what is marked')

      await type('ZZ')
      await keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await person.settled()
      const caseId = /cases\/([^/]+)\/pages/.exec(page.url())![1]!
      const stored = leavesOf(await storedContent(caseId)).find(({ key }) => key === 'G_k_3_2')
      assert.equal(stored?.leaf, 'ZZ')
      const finding = person.finding(COUNTRY)
      await finding.waitFor()
      assert.match((await finding.innerText()).trim(), noCode[lang])
      await person.look('code-box')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    }).timeout(120_000)

    test('for a unit or a code of a loaded list guesses nothing either', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      const { keyboard } = page
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('drug')
      await page
        .getByRole('row')
        .filter({ hasText: /mg|milligram|毫克/ })
        .last()
        .click()
      const boxes = [
        page.locator('input[aria-label^="G.k.4.r.1b "]').first(),
        person.field('G.k.4.r.10.2b').first(),
      ]
      for (const [index, box] of boxes.entries()) {
        const typed = beginnings[lang][index]!
        await box.focus()
        await keyboard.press('Control+a')
        await keyboard.type(typed)
        await page.getByRole('option').first().waitFor()
        await keyboard.press('Tab')
        assert.equal(await box.inputValue(), typed)
      }
    }).timeout(120_000)
  })
}
