import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'

import { ageInDays } from '#plugins/cases/facts/age_in_days'
import FactsOfContents from '#plugins/cases/facts/facts_of_version'
import facts from '#plugins/cases/facts/main'
import { possibleDays } from '#plugins/cases/facts/possible_days'
import { seriousCase } from '#plugins/cases/facts/seriousness'

const none = { nullFlavor: 'NI' }
const answered = {
  ...{ E_i_3_2a: none, E_i_3_2b: none, E_i_3_2c: none },
  ...{ E_i_3_2d: none, E_i_3_2e: none, E_i_3_2f: none },
}

async function rowsOf(content: CaseContent) {
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const { table, columns, reader } of facts) {
    rows[table] = (await reader([]))(content, 'first', 'a case')
    for (const row of rows[table]) {
      if (Object.keys(row).some((key) => !columns.includes(key))) throw new Error(table)
    }
  }
  return rows
}

test.group('Facts of a case', () => {
  test('tell a date by its first and its last possible day', ({ assert }) => {
    const days = (text: unknown) => Object.values(possibleDays(text as string))
    assert.deepEqual(days('2024'), ['2024-01-01', '2024-12-31'])
    assert.deepEqual(days('2024-02'), ['2024-02-01', '2024-02-29'])
    assert.deepEqual(days('2023-02'), ['2023-02-01', '2023-02-28'])
    assert.deepEqual(days('2025-03-01T23:30:00-05:00'), ['2025-03-01', '2025-03-01'])
    assert.deepEqual(days('2025-02-30'), [null, null])
    assert.deepEqual(days({ nullFlavor: 'UNK' }), [null, null])
    assert.deepEqual(days(undefined), [null, null])
  })

  test('tell an age in whole days, in any unit, else from birth to onset', ({ assert }) => {
    const stated = (value: string, unit: string) => ageInDays({ D_2_2a: value, D_2_2b: unit })
    assert.equal(stated('18', 'a'), 6574) // 18 × 365.25 = 6574.5
    assert.equal(stated('5', '10.a'), 18262) // 50 × 365.25 = 18262.5
    assert.equal(stated('1', 'mo'), 30) // 365.25 ÷ 12 = 30.4
    assert.equal(stated('4', 'wk'), 28)
    assert.equal(stated('47', 'h'), 1)
    assert.isNull(stated('200', 'a'))
    assert.isNull(ageInDays({ D_2_2a: '18' }))
    const born = { D_2_1: '2000-02-28', E_i: [{ id: 'e', E_i_4: '2000-03-01' }] }
    assert.equal(ageInDays(born), 2)
    assert.isNull(ageInDays({ ...born, D_2_1: '2000-02' }))
  })

  test('call a case serious as its gravest event, and know of none where an answer is missing', ({
    assert,
  }) => {
    const serious = { id: '1', E_i_3_2c: true }
    const notSerious = { id: '2', ...answered }
    const open = { id: '3', E_i_3_2a: none }
    assert.equal(seriousCase({ E_i: [open, serious] }), 'yes')
    assert.equal(seriousCase({ E_i: [notSerious] }), 'no')
    assert.isNull(seriousCase({ E_i: [notSerious, open] }))
    assert.isNull(seriousCase({}))
  })

  test('say what each drug is held to have to do with each event, by whom', async ({ assert }) => {
    const { pair_facts: pairs, batch_facts: batches } = await rowsOf({
      E_i: [{ id: 'a' }, { id: 'b' }],
      G_k: [
        {
          id: 'x',
          G_k_1: '1',
          G_k_4_r: [
            { id: '1', G_k_4_r_7: 'L1' },
            { id: '2', G_k_4_r_7: 'L1' },
            { id: '3', G_k_4_r_7: { nullFlavor: 'UNK' } },
          ],
          G_k_9_i: [
            {
              id: 'm',
              G_k_9_i_1: 'b',
              G_k_9_i_CN_1: '1',
              G_k_9_i_2_r: [
                { id: 'p', G_k_9_i_2_r_1: 'Reporter', G_k_9_i_2_r_3: 'Possible' },
                { id: 'q', G_k_9_i_2_r_CN_1: '2', G_k_9_i_2_r_CN_2: '4' },
              ],
            },
          ],
        },
      ],
    })
    assert.deepEqual(batches, [{ drug_position: 1, batch: 'L1' }])
    assert.containsSubset(pairs, [
      { event_position: 1, unexpected: null, reporter_result: null, company_result: null },
      { event_position: 2, unexpected: '1', reporter_result: 'Possible', company_result: 'CN 4' },
    ])
  })

  test('hold null for whatever is not known, and every value whole', async ({ assert }) => {
    const name = 'n'.repeat(250)
    const {
      case_facts: ofCase,
      event_facts: events,
      drug_facts: drugs,
    } = await rowsOf({
      D_5: { nullFlavor: 'MSK' },
      C_1_4: '2026-03',
      C_2_r: [
        { id: 'r', C_2_r_4: '5', C_2_r_2_5: '北京市' },
        { id: 's', C_2_r_5: '1', C_2_r_4: '1', C_2_r_2_5: '云南省', C_2_r_3: 'CN' },
      ],
      E_i: [{ id: 'e', E_i_1_2: 'Rash', E_i_RC_1: '3', E_i_7: '5', E_i_2_1b: '10037844' }],
      G_k: [{ id: 'd', G_k_1: '1', G_k_2_2: name }],
    })
    assert.containsSubset(ofCase, [
      { sex: null, province: '云南省', qualification: '1', ctcae: 3, is_nullified: false },
    ])
    assert.containsSubset(ofCase, [{ receipt_first: '2026-03-01', receipt_last: '2026-03-31' }])
    assert.containsSubset(events, [{ outcome: '5', meddra_code: 10037844, serious: null }])
    assert.equal(drugs[0]!.name, name)
  })

  test('are told of a version by its content alone', async ({ assert }) => {
    const content = {
      C_1_3: '2',
      E_i: [{ id: 'e', E_i_1_2: 'Rash', E_i_2_1b: '10037844', E_i_3_2a: true }],
      G_k: [{ id: 'd', G_k_1: '1', G_k_2_2: 'Drug' }],
    }
    const found = await new FactsOfContents().of(content, 'nullification')
    assert.deepInclude(found, { reportType: '2', isNullified: true, hasEvent: true })
    assert.deepInclude(found.events[0], { rowId: 'e', meddraCode: 10037844, fatal: true })
    assert.deepInclude(found.pairs[0], { drugPosition: 1, companyResult: null })
  })
})
