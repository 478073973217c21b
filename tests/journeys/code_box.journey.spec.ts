// needs: cases, e2b
import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
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
    ['fr', 'FR · France'],
    ['UK', 'FR · France'],
    ['ger', 'FR · France'],
    ['germany', 'DE · Germany'],
    ['ZZ', 'DE · Germany'],
    ['法国', 'FR · France'],
  ],
  zh: [
    ['fr', 'FR · 法国'],
    ['UK', 'FR · 法国'],
    ['zg', 'FR · 法国'],
    ['德', 'FR · 法国'],
    ['germany', 'DE · 德国'],
    ['ZZ', 'DE · 德国'],
    ['法国', 'FR · 法国'],
  ],
} as const
const noCode = {
  en: /^The list “.+” has no code hf\.$/,
  zh: /^“.+”代码表中没有代码 hf。$/,
} as const
/** The beginning of the name of a unit, which only Enter takes. */
const beginning = { en: 'milligr', zh: '毫' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A box for a code (${lang})`, () => {
    test('left by Tab or by the mouse takes only what the list has, said in full; Enter and arrows choose from the list', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
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
        const refused = person.finding(COUNTRY).getByText(t('forms.refused', { text: typed }))
        const isTaken = typed === 'fr' || typed === 'germany' || typed === '法国'
        assert.equal(await refused.count(), isTaken ? 0 : 1, `${typed} is told of`)
      }
      await type('UK')
      await options.first().waitFor()
      await person.field('G.k.3.3').first().click()
      assert.equal(await country.inputValue(), left[lang].at(-1)![1], 'UK and a click elsewhere')
      await type('qqq')
      await page.getByText(t('forms.no_code')).waitFor()
      await person.look('code-box-none')

      await type('de')
      await keyboard.press('ArrowDown')
      const second = (await options.nth(1).locator('b').textContent())!
      await keyboard.press('Tab')
      assert.match(await country.inputValue(), new RegExp(`^${second} · `), 'what arrows chose')
      await type('UK')
      await keyboard.press('Enter')
      assert.match(await country.inputValue(), /^UA · /, 'Enter takes what is marked')

      // A key that saves settles the box first: what is no code is not saved.
      await type('ZZ')
      await keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await person.settled()
      const caseId = /cases\/([^/]+)\/pages/.exec(page.url())![1]!
      const stored = leavesOf(await storedContent(caseId)).find(({ key }) => key === 'G_k_3_2')
      assert.equal(stored?.leaf, 'UA')
      await person.look('code-box')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('keeps a code that came with a message, and tells it in one sentence', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('manager', 'PH900')
      const [event] = reportContent().E_i as Row[]
      const number = `XX-OUTCOME-${lang}`
      const content = reportContent({
        ...{ C_1_1: number, C_1_8_1: number, D_1: lang },
        E_i: [{ ...event!, E_i_7: 'hf' }],
      })
      const file = { name: 'hf.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
      const caseNo = await importFile(person, file, 'new')
      await page.keyboard.press('Escape')
      await person.openCase(caseNo)
      await person.editPage('adverse_events')
      const outcome = person.field('E.i.7')
      assert.equal(await outcome.inputValue(), 'hf')
      await outcome.focus()
      await page.keyboard.type('zz')
      await page.keyboard.press('Tab')
      assert.equal(await outcome.inputValue(), 'hf', 'it stays where something else is no code')
      await outcome.focus()
      await page.keyboard.type('hf')
      await page.keyboard.press('Tab')
      assert.equal(await outcome.inputValue(), 'hf')
      const told = await person.finding('E.i.7').locator('p').allInnerTexts()
      assert.lengthOf(told, 1)
      assert.match(told[0]!.trim(), noCode[lang])
      await outcome.focus()
      await page.keyboard.type('5')
      await page.keyboard.press('Tab')
      await person.finding('E.i.7').waitFor({ state: 'detached' })
    })

    test('for a unit guesses nothing either', async ({ assert }) => {
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
      const unit = page.locator('input[aria-label^="G.k.4.r.1b "]').first()
      const before = await unit.inputValue()
      await unit.focus()
      await keyboard.press('Control+a')
      await keyboard.type(beginning[lang])
      await page.getByRole('option').first().waitFor()
      await keyboard.press('Tab')
      assert.equal(await unit.inputValue(), before)
    })
  })
}
