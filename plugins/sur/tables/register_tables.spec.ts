import { test } from '@japa/runner'

import { readEntry } from '#plugins/sur/contract/read_entry'
import { entryAt } from '#plugins/sur/contract/entry_at'
import type { RegisterKey } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import type { Series } from '#plugins/sur/contract/series'
import type { SurTable } from '#plugins/sur/contract/tables'
import { cellText } from '#plugins/sur/contract/cell_text'
import { changedReferences } from '#plugins/sur/series/references_of'
import { templateOf } from '#plugins/sur/templates/templates'
import tables from '#plugins/sur/tables/main'
import { dsurArms, dsurPeople, psurMarket } from '#plugins/sur/tables/exposure_tables'
import { psurReference } from '#plugins/sur/tables/reference_table'
import {
  dsurTrials,
  psurActions,
  psurApprovals,
  psurConcerns,
} from '#plugins/sur/tables/register_tables'
import { dsurSae } from '#plugins/sur/tables/sae_tables'

const period = { start: '2025-01-01', lockPoint: '2025-12-31' }

/** A row as a spec writes it: from which day on it is valid, and what it says. */
type Told = readonly [validFrom: string, values: Record<string, string>, closedOn?: string]

function seriesOf(key: RegisterKey, told: readonly Told[]): Series {
  const register = registerOf(key)
  const rows = told.flatMap(([validFrom, typed, closedOn = null], at) => {
    const { values } = readEntry(register, typed)
    const version = { seq: 1, values, validFrom, closedOn }
    const found = entryAt(register, String(at), [version], period)
    return found ? [found] : []
  })
  const none = { approvals: [], actions: [], trials: [], exposure: [], risks: [] }
  const empty = { cases: [], names: {}, socs: [], heads: {} }
  return { ...period, ...empty, registers: { ...none, [key]: rows } }
}

const textsOf = (table: SurTable, series: Series) =>
  table
    .compute(series)
    .rows.map(({ label, cells }) => [label.en, ...cells.map((cell) => cellText(cell, 'en'))])

const sold = (country: string, end: string, units: string, strength: string) => ({
  ...{ from: 'market', country, start: '2024-01-01', end, units, strength },
  ...{ ddd: '20', unit: 'mg', source: 'Sales' },
})
const dosed = (arm: string, subjects: string, more = {}) => ({
  ...{ from: 'trial', study: 'PH302-301', arm, subjects, source: 'Randomisation', ...more },
})

test.group('Tables of registers', () => {
  test('stand in sections that their report has, and say none where nothing is known', ({
    assert,
  }) => {
    const own = tables.filter(({ key }) => !/sae|sar|summary|china/.test(key))
    assert.lengthOf(own, 14)
    for (const { kind, sections, key, compute } of own) {
      const known = templateOf(kind).sections.map((section) => section.key)
      assert.includeMembers(known, [...sections], key)
      assert.deepEqual(compute(seriesOf('risks', [])).rows, [], key)
    }
  })

  test('have the patient-years of the interval and of all time, with the formula', ({ assert }) => {
    const series = seriesOf('exposure', [
      ['2024-12-31', sold('CN', '2024-12-31', '365250', '5')],
      ['2025-12-31', sold('DE', '2025-12-31', '1000000', '10')],
      ['2026-06-30', sold('DE', '2025-12-31', '999', '10')],
    ])
    // By hand: 365,250 × 5 ÷ 20 ÷ 365.25 = 250; 1,000,000 × 10 ÷ 20 ÷ 365.25 = 1,368.93; the third is
    // known after the lock day.
    const zero = '0.00'
    const formula = (units: string, strength: number) =>
      `${units} × ${strength} mg ÷ 20 mg ÷ 365.25`
    assert.deepEqual(textsOf(psurMarket, series), [
      ['China', '2024-01-01 – 2024-12-31', formula('365,250', 5), zero, '250.00', 'Sales', ''],
      [
        ...['Germany', '2024-01-01 – 2025-12-31', formula('1,000,000', 10)],
        ...['1368.93', '1368.93', 'Sales', 'New'],
      ],
      ['Total', '', '', '1368.93', '1618.93', '', ''],
    ])
  })

  test('sum the subjects of trials by arm, and by age group and sex', ({ assert }) => {
    const series = seriesOf('exposure', [
      ['2025-03-01', dosed('study_drug', '120', { age: 'adult', sex: 'male' })],
      ['2025-03-01', dosed('study_drug', '80', { age: 'elderly', sex: 'female' })],
      ['2025-03-01', dosed('placebo', '100')],
      ['2025-03-01', dosed('comparator', '40', { age: 'adult', sex: 'male' })],
    ])
    // By hand: 120 + 80 = 200 received the study drug, 200 + 40 + 100 = 340 anything.
    assert.deepEqual(textsOf(dsurArms, series), [
      ['PH302-301', '200', '0', '40', '100', '340'],
      ['Total', '200', '0', '40', '100', '340'],
    ])
    assert.deepEqual(textsOf(dsurPeople, series), [
      ['18–64, Male', '120', '0', '40', '0', '160'],
      ['65 and over, Female', '80', '0', '0', '0', '80'],
      ['Not known, Not known', '0', '0', '0', '100', '100'],
      ['Total', '200', '0', '40', '100', '340'],
    ])
  })

  test('list approvals that go on, and actions that are new in the interval', ({ assert }) => {
    const approval = {
      ...{ country: 'DE', date: '2020-02-03', tradeName: 'Demo', doseForm: 'Tablet' },
      ...{ indication: 'Hypertension', status: 'approved' },
    }
    const approvals = seriesOf('approvals', [
      ['2020-02-03', approval],
      ['2025-05-05', { ...approval, country: 'US', date: '2025-05-05' }],
      ['2020-02-03', { ...approval, country: 'FR' }, '2024-06-01'],
      ['2020-02-03', { ...approval, country: 'IT' }, '2025-06-01'],
    ])
    assert.deepEqual(
      textsOf(psurApprovals, approvals).map((row) => [row[0], row.at(-1)]),
      [
        ['Germany', ''],
        ['United States', 'New'],
        ['Italy', 'Ended on 2025-06-01'],
      ]
    )
    const action = { countries: 'CN, DE', takenBy: 'authority', action: 'Warning', reason: 'Liver' }
    const actions = seriesOf('actions', [
      ['2024-05-05', { ...action, day: '2024-05-05' }],
      ['2025-05-05', { ...action, day: '2025-05-05' }],
    ])
    assert.deepEqual(textsOf(psurActions, actions), [
      ['2025-05-05', 'China, Germany', 'Regulatory authority', 'Warning', 'Liver', '', 'New'],
    ])
  })

  test('list trials that ran in the interval alone', ({ assert }) => {
    const trial = { title: 'T', phase: 'III', countries: 'CN', state: 'ongoing' }
    const over = { ...trial, state: 'completed', start: '2023-01-01' }
    const series = seriesOf('trials', [
      ['2024-02-01', { ...trial, study: 'A', start: '2024-02-01' }],
      ['2023-01-01', { ...over, study: 'B', end: '2024-12-31' }],
      ['2023-01-01', { ...over, study: 'C', end: '2025-01-01' }],
    ])
    assert.deepEqual(
      textsOf(dsurTrials, series).map(([study]) => study),
      ['A', 'C']
    )
  })

  test('group safety concerns by what they are', ({ assert }) => {
    const risk = { since: '2024-01-01', state: 'monitored' }
    const series = seriesOf('risks', [
      ['2024-01-01', { ...risk, term: 'Hypotension', category: 'identified' }],
      ['2025-01-01', { ...risk, term: 'Hyperkalaemia', category: 'potential' }],
    ])
    assert.deepEqual(textsOf(psurConcerns, series), [
      ['Important identified risk'],
      ['Hypotension', '2024-01-01', 'Routine monitoring', '', ''],
      ['Important potential risk'],
      ['Hyperkalaemia', '2024-01-01', 'Routine monitoring', '', 'New'],
    ])
  })

  test('tell which reactions a new version of a reference document adds and removes', ({
    assert,
  }) => {
    const document = (
      version: string,
      validFrom: string,
      terms: string[],
      drug = 'Demo tablet'
    ) => ({
      ...{ id: version, drug, market: 'ib', version, validFrom, drugs: [drug] },
      reactions: terms.map((term) => ({ term, code: '' })),
    })
    const versions = [
      document('3', '2024-04-01', ['Nausea', 'Rash']),
      document('4', '2025-04-01', ['Nausea', 'Headache']),
      document('5', '2026-04-01', []),
      document('9', '2025-04-01', ['Gout'], 'Comparator'),
    ]
    const ib = { en: "Investigator's brochure", zh: '研究者手册' }
    const references = changedReferences(versions, period, ['DEMO'], new Map([['ib', ib]]))
    assert.deepEqual(textsOf(psurReference, { ...seriesOf('risks', []), references }), [
      [`Demo tablet · ${ib.en}`, '4', '2025-04-01', '3', 'Headache', 'Rash'],
    ])
  })

  test('stand beside serious events by study drug, blinded, comparator and placebo', ({
    assert,
  }) => {
    const { columns } = dsurSae.compute(seriesOf('risks', []))
    assert.deepEqual(
      columns.map(({ key }) => key),
      ['study_drug', 'blinded', 'comparator', 'placebo', 'not_stated']
    )
  })
})
