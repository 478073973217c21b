// needs: cases, e2b
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000018', zh: 'PH302-000020' } as const

/** A method by a part of its name, and what it may come to. */
const SAYS = {
  en: {
    method: 'six-level (nat',
    name: 'Six-level (national ADR method, WHO-UMC)',
    results: ['Certain', 'Probable', 'Possible', 'Unlikely', 'To be assessed', 'Unassessable'],
  },
  zh: {
    method: '六分法（WHO',
    name: '六分法（WHO-UMC/直报系统方法）',
    results: ['肯定', '很可能', '可能', '可能无关', '待评价', '无法评价'],
  },
} as const

/** A case with two suspect drugs and one taken beside them, and two events. */
async function openPairs(person: Person) {
  const number = `XX-PAIRS-${person.lang}`
  const id = (at: number) => `60000000-0000-4000-8000-00000000000${at}`
  const drug = (at: number, G_k_1: string) => ({ id: id(at), G_k_1, G_k_2_2: `Demo tablet ${at}` })
  const event = (at: number) => ({ id: id(at), E_i_1_2: `Demo rash ${at}`, E_i_7: '5' })
  const content = reportContent({
    ...{ C_1_1: number, C_1_8_1: number, D_1: number },
    E_i: [event(1), event(2)],
    G_k: [drug(3, '1'), drug(4, '3'), drug(5, '2')],
  })
  const file = { name: 'pairs.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
  await person.begin('manager', 'PH900')
  const caseNo = await importFile(person, file, 'new')
  await person.page.keyboard.press('Escape')
  await person.openCase(caseNo)
  await person.editPage('causality')
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Causality and coded terms (${lang})`, () => {
    test('a pair of the matrix is opened, filled and saved by keys; looking makes none', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('causality')
      const cell = page.getByRole('grid').getByRole('row').last().getByRole('gridcell').first()
      await page.getByRole('gridcell').first().focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Home')
      assert.equal(await cell.innerText(), '')
      await page.keyboard.press('Enter')
      await person.field('G.k.9.i.4').waitFor()
      await person.text('cases:edit.all_saved').waitFor()
      await person.look('causality')
      await page.keyboard.press('F6')
      await page.keyboard.press('F6')
      await page.keyboard.type('3')
      await person.field('G.k.9.i.4').focus()
      await page.keyboard.type(lang === 'zh' ? 'ss' : 'Yes - yes')
      await page.keyboard.press('Enter')
      assert.match(await person.field('G.k.9.i.4').inputValue(), /^1 · /)
      await page.keyboard.press('Escape')
      assert.isTrue(await cell.evaluate((place) => place === document.activeElement))
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      assert.include(await cell.innerText(), lang === 'zh' ? '是-是' : 'Yes - yes')
      await cell.click()
      await person.button('forms.delete_pair').click()
      assert.equal(await cell.innerText(), '')
      await person.button('act.undo').click()
      assert.include(await cell.innerText(), '3')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
      await person.text('cases:edit.all_saved').waitFor()
      await page.goto(page.url().replace('/pages/causality', ''))
      const terms = page.locator('#page-meddra')
      await terms.getByText(t('forms.terms.coded'), { exact: true }).first().waitFor()
      await terms.locator('a[href*="/pages/adverse_events"]').first().click()
      await page.waitForURL('**/pages/adverse_events*')
      await page.waitForFunction(
        () => document.activeElement?.closest('[data-path$=".E_i_2_1b"]') !== null
      )
    })

    test('a method offers its own results; an assessment fills its row and its column, of suspects alone', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await openPairs(person)
      const say = SAYS[lang]
      const grid = page.getByRole('grid')
      const assessed = (count: number) =>
        page.getByText(t('forms.assessed', { count, all: 4 })).waitFor()
      await assessed(0)
      await grid.getByRole('gridcell').first().click()
      await page.locator('[data-group="G.k.9.i.2.r"]').getByRole('button').first().click()
      const offered = page.getByRole('listbox').getByRole('option')
      const choose = async (element: string, typed: string) => {
        await person.field(element).focus()
        await page.keyboard.type(typed)
        await offered.first().waitFor()
        const names = await offered.allInnerTexts()
        await page.keyboard.press('Enter')
        return names
      }
      assert.deepEqual(await choose('G.k.9.i.2.r.2', say.method), [say.name])
      await person.field('G.k.9.i.2.r.3').click()
      await offered.first().waitFor()
      assert.deepEqual(await offered.allInnerTexts(), say.results)
      await page.keyboard.press('Escape')
      // A whole name leaves nothing to choose.
      await choose('G.k.9.i.2.r.3', say.results[1].slice(0, -1))
      await assessed(1)
      await person.look('causality-results')
      await person.button('forms.fill_row').click()
      await assessed(2)
      await person.button('forms.fill_column').click()
      await assessed(3)
      const told = await grid.getByRole('gridcell').allInnerTexts()
      assert.lengthOf(
        told.filter((text) => text.includes(say.results[1])),
        3
      )
      // The concomitant drug is not under suspicion.
      assert.equal(await grid.getByRole('row').last().getByText(say.results[1]).count(), 0)
      await person.look('causality-filled')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the number of an element tells what is known of it, and can be hidden', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('patient')
      await person.field('D.3').focus()
      await page.keyboard.press('F1')
      const help = page.getByRole('dialog', { name: /^D\.3 / })
      await help.waitFor()
      await person.look('help')
      await person.button('forms.help.hide_numbers').click()
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'detached' })
      assert.equal(await page.getByText('D.3', { exact: true }).count(), 1)
      await page.reload()
      await person.field('D.3').waitFor()
      assert.equal(await page.getByRole('button', { name: /^D\.3 / }).innerText(), '?')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
