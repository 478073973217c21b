// needs: cases, e2b
import { test } from '@japa/runner'

import { isRows, type Row } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { storedContent } from '#tests/journeys/kit/stored_content'

const NUMBER = 'XX-LOST-ASSESSMENT'
const [EVENT, DRUG, PAIR] = ['1', '2', '3'].map((n) => `7000000${n}-0000-4000-8000-000000000000`)

test.group('A drug with assessments', () => {
  test('is deleted once it was asked whether they may go along; whoever says no keeps both', async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page, t } = person
    const pair = { id: PAIR!, G_k_9_i_1: EVENT!, G_k_9_i_4: '1' }
    const content = reportContent({
      ...{ C_1_1: NUMBER, C_1_8_1: NUMBER, D_1: NUMBER },
      E_i: [{ id: EVENT!, E_i_1_2: 'Demo rash', E_i_7: '5' }],
      G_k: [{ id: DRUG!, G_k_1: '1', G_k_2_2: 'Demo tablet', G_k_9_i: [pair] }],
    })
    const file = { name: 'lost.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
    await person.begin('manager', 'PH900')
    await person.link(await importFile(person, file, 'new')).click()
    await page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
    const [, caseId] = /\/cases\/([0-9a-f-]{36})/.exec(page.url())!
    await page.goto(`/cases/${caseId}/pages/drug`)
    await person.save().waitFor()
    await page
      .getByRole('button', { name: t('forms.delete_row') })
      .first()
      .click()
    await person.save().click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'causality information' })
    await dialog.waitFor()
    await person.look('lost-assessment')
    await dialog.getByRole('button', { name: t('act.cancel') }).click()
    const drugs = async (): Promise<Row[]> => {
      const { G_k } = await storedContent(caseId!)
      return isRows(G_k) ? G_k : []
    }
    assert.lengthOf(await drugs(), 1)
    await person.save().click()
    await dialog.getByRole('button', { name: t('cases:edit.delete_and_save') }).click()
    await person.text('cases:edit.saved', { revision: 2 }).waitFor()
    assert.lengthOf(await drugs(), 0)
    assert.deepEqual(person.faults, [])
  })
})
