import { test } from '@japa/runner'

import { referenceFolder } from '#tests/reference'

import { seededRandom } from '#plugins/signal/tests/seeded_random'
import { computeResult, resultBytes } from '#plugins/signal/computing/compute_result'
import { type StratumName, strataNames, usualSettings } from '#plugins/signal/contract/plan'
import { pairCounts, sortReports } from '#plugins/signal/counting/count_reports'
import type { KeptReport } from '#plugins/signal/counting/kept_report'
import { reportFacts } from '#plugins/signal/counting/report_facts'
import { countSlowly } from '#plugins/signal/tests/count_slowly'
import { reportsOfCsv } from '#plugins/signal/tests/reports_of_csv'

const strata = { sex: 'unknown', age: 'unknown', year: '2026', country: 'CN' }
const usual = { revision: 1, strata, isSerious: false, isFatal: false, onsets: [] }
const kept = (caseNo: string, given: Partial<KeptReport> = {}): KeptReport => ({
  ...{ caseId: caseNo, caseNo, drugs: ['d1'], terms: { pt: ['t1'] } },
  ...usual,
  ...given,
})

/** A database of up to 40 reports, with drugs, terms and strata by chance. */
function randomReports(seed: number): KeptReport[] {
  const random = seededRandom(seed)
  const some = (letter: string, of: number) =>
    [...Array(1 + Math.floor(random() * 3)).keys()].map(
      () => `${letter}${Math.floor(random() * of)}`
    )
  const one = (...values: string[]) => values[Math.floor(random() * values.length)]!
  return [...Array(3 + Math.floor(random() * 38)).keys()].map((at) =>
    kept(`R${String(at).padStart(3, '0')}`, {
      drugs: [...new Set(some('d', 6))],
      terms: { pt: [...new Set(some('t', 8))] },
      strata: {
        sex: one('male', 'female', 'unknown'),
        age: one('18-44', '65-74', 'unknown'),
        year: one('2025', '2026'),
        country: one('CN', 'unknown'),
      },
    })
  )
}

test.group('Counting of reports', () => {
  test('a slow counter that looks at every report finds the same pairs in 100 random databases', ({
    assert,
  }) => {
    for (let seed = 1; seed <= 100; seed++) {
      const reports = randomReports(seed)
      const by = strataNames.filter((_, at) => (seed >> at) & 1)
      const counts = pairCounts(reports, 'pt', by)
      const { drug, event, n, expected } = counts.pairs()
      const fast = [...n].map((a, at) => ({
        ...{ drug: counts.drugs[drug[at]!]!, term: counts.events[event[at]!]! },
        ...counts.table(drug[at]!, event[at]!, a),
        expected: expected[at]!,
      }))
      const slow = countSlowly(reports, 'pt', by)
      assert.lengthOf(fast, slow.length, `seed ${seed}`)
      const found = new Map(fast.map((pair) => [`${pair.drug} ${pair.term}`, pair]))
      for (const { expected: awaited, ...pair } of slow) {
        const { expected: computed, ...same } = found.get(`${pair.drug} ${pair.term}`)!
        assert.deepEqual(same, pair)
        assert.closeTo(computed, awaited, 1e-9)
      }
    }
  })

  test('strata have one for what is unknown, and add up to the whole', ({ assert }) => {
    const reports = reportsOfCsv('strata_unknown.csv')
    const by: StratumName[] = ['sex', 'age']
    const counts = pairCounts(reports, 'pt', by)
    const { drug, event, n } = counts.pairs()
    for (const [at, a] of n.entries()) {
      const whole = counts.table(drug[at]!, event[at]!, a)
      const parts = counts.strataOf(drug[at]!, event[at]!)
      for (const cell of ['a', 'b', 'c', 'd'] as const)
        assert.equal(
          parts.reduce((sum, part) => sum + part[cell], 0),
          whole[cell]
        )
    }
    const values = new Set(counts.strata!.values.map(([sex]) => sex))
    assert.isTrue(values.has('unknown'))
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')

  test('a report counts once; nullified, doubles and trials are left out, each for its reason', ({
    assert,
  }) => {
    const { counted, leftOut } = sortReports([
      kept('B', { worldwideId: 'W-1' }),
      kept('A', { worldwideId: 'W-1', out: 'nullified' }),
      kept('C', { worldwideId: 'W-1' }),
      kept('D', { out: 'trial' }),
    ])
    assert.deepEqual(
      counted.map(({ caseNo }) => caseNo),
      ['B']
    )
    assert.deepEqual(
      leftOut.map(({ caseNo, out }) => [caseNo, out]),
      [
        ['A', 'nullified'],
        ['C', 'double'],
        ['D', 'trial'],
      ]
    )
  })

  test('the same reports give the same bytes, in whichever parts they come', ({ assert }) => {
    const reports = randomReports(7)
    const settings = { ...usualSettings, strata: ['sex'] as const, market: null }
    const names = Object.fromEntries(
      [...Array(10).keys()].flatMap((at) =>
        ['d', 't'].map((letter) => {
          const key = `${letter}${at}`
          return [key, { words: { en: key, zh: key }, texts: [] }]
        })
      )
    )
    const inputs = { medDra: null, documents: [] }
    const whole = computeResult(settings, inputs, [{ reports, names }])
    const parts = [
      { reports: reports.slice(5), names },
      { reports: reports.slice(0, 5), names },
    ]
    assert.deepEqual(resultBytes(computeResult(settings, inputs, parts)), resultBytes(whole))
    assert.equal(whole.reports, reports.length)
  })

  test('a document of the drug lists a reaction; without one nothing is said', ({ assert }) => {
    const name = (en: string) => ({ words: { en, zh: en }, texts: [] })
    const names = { d1: name('Demoprazole'), d2: name('Other'), t1: name('Rash') }
    const documents = [{ drugs: ['demoprazole'], version: '1', terms: ['rash'] }]
    const reports = [kept('A'), kept('B', { drugs: ['d2'] })]
    const { levels } = computeResult(usualSettings, { medDra: null, documents }, [
      { reports, names },
    ])
    assert.deepEqual(
      levels[0]!.pairs.map(({ listed }) => listed),
      ['listed', 'no_document']
    )
  })

  test('roles, strata, seriousness and days to onset are read from the content', ({ assert }) => {
    const facts = reportFacts({
      C_1_3: '2',
      C_1_4: '2026-02-03',
      C_5_4: '1',
      D_5: '2',
      D_2_2a: '16',
      D_2_2b: 'mo',
      E_i: [{ id: 'e', E_i_2_1b: '90100001', E_i_3_2a: true, E_i_4: '2026-01-20', E_i_9: 'JP' }],
      G_k: [
        { id: 'g', G_k_1: '3', G_k_2_2: 'A', G_k_4_r: [{ id: 'r', G_k_4_r_4: '2026-01-01' }] },
        { id: 'h', G_k_1: '4', G_k_2_2: 'B' },
      ],
    })
    assert.deepEqual(facts.strata, { sex: 'female', age: '0-1', year: '2026', country: 'JP' })
    assert.deepEqual(
      facts.drugs.map(({ role }) => role),
      ['interacting']
    )
    assert.isTrue(facts.isTrial && facts.isSerious && facts.isFatal)
    assert.deepEqual(facts.onsets, [{ drug: 'g', event: 'e', days: 20 }])
  })
})
