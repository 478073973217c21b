// needs: coding
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { languages } from '#tests/journeys/kit/words'

const CODE = '90100004'
const OTHER_ID = '20000000-0000-4000-8000-000000000002'
const OTHER_CODE = '90100001'
const OTHER = { en: 'Demo head ache', zh: '演示头痛' } as const
const TYPED_CODE = '90100007'
const TYPED = { en: 'Demo enzyme raised', zh: '演示转氨酶升高' } as const
const NAME = { en: 'Demo dizziness', zh: '演示头晕' } as const

for (const lang of languages) {
  test.group(`A case that came with codes alone (${lang})`, () => {
    test('names them wherever it is read, and keeps what it came with', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      const event = { id: '20000000-0000-4000-8000-000000000001', E_i_2_1a: '91.1' }
      const content = reportContent({
        C_1_1: `XX-NAMES-${lang}`,
        C_1_8_1: `XX-NAMES-${lang}`,
        D_1: `N-${lang}`,
        E_i: [
          { ...event, E_i_2_1b: CODE, E_i_3_2a: true, E_i_7: '5' },
          { ...event, id: OTHER_ID, E_i_2_1b: OTHER_CODE, E_i_3_2a: true, E_i_7: '5' },
        ],
      })
      const file = { name: 'names.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
      const caseNo = await importFile(person, file, 'new')
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox').fill(caseNo)
      const line = person.row(caseNo)
      // Once: what nobody reported in words is not said in the place of such words, too.
      await line.getByText(NAME[lang]).waitFor()
      await person.look('names-list')

      await person.openCase(caseNo)
      const terms = page.locator('#page-meddra').getByRole('row').filter({ hasText: CODE })
      await terms.getByText(NAME[lang]).waitFor()
      await page.locator('#page-meddra').getByText(OTHER[lang]).first().waitFor()
      await page.locator('#page-adverse_events').getByText(NAME[lang]).first().waitFor()
      await person.look('names-view')
      const caseId = new URL(page.url()).pathname.split('/')[2]!

      await person.editPage('adverse_events')
      const field = page.locator('[data-path$=".E_i_2_1b"]').first()
      await field.getByText(NAME[lang]).waitFor()
      await page.locator('[data-row][aria-current=true]').getByText(NAME[lang]).waitFor()
      await person.look('names-edit')
      // A code that is typed by hand is named at once, one that no version has is not.
      await person.field('E.i.2.1b').first().fill(TYPED_CODE)
      await field.getByText(TYPED[lang]).waitFor()
      await person.field('E.i.2.1b').first().fill('99999999')
      await field.getByText(TYPED[lang]).waitFor({ state: 'detached' })
      await page.goto(`/cases/${caseId}/print`)
      await page.locator('main').getByText(NAME[lang]).first().waitFor()
      await person.look('names-print')
      const { E_i } = await storedContent(caseId)
      assert.containsSubset(E_i, [{ E_i_2_1b: CODE }])
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
