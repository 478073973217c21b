import { test } from '@japa/runner'

import { sha256Of } from '#kernel/files/file_store'
import { Random } from '#tests/invented/random'

import type { Series } from '#plugins/sur/contract/series'
import type { FigureCell } from '#plugins/sur/contract/tables'
import { casesOf } from '#plugins/sur/contract/units'
import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'
import { compareSeries } from '#plugins/sur/freezing/compare_runs'
import { countTables } from '#plugins/sur/tables/count_tables'
import tables from '#plugins/sur/tables/main'
import { event, notSerious, seriesOf, type ToldCase, trial } from '#plugins/sur/tests/series_of'

/** Series that are drawn, each with its report before. */
const SERIES = 60
const days = ['2024-02-01', '2024-09-01', '2025-02-01', '2025-09-01', '2026-02-01']

/** A case with up to three versions, in which events join, leave, are coded and graded otherwise. */
function draw(random: Random, no: string): ToldCase {
  const first = random.int(0, days.length - 1)
  const draws = () =>
    Array.from({ length: random.int(0, 3) }, (_, at) =>
      event(`e${at}`, random.int(0, 4) || null, random.chance(0.3) ? notSerious : {})
    )
  const versions = days.slice(first, first + random.int(1, 3)).map((day, at) => ({
    kind: at > 0 && random.chance(0.15) ? ('nullification' as const) : ('follow-up' as const),
    content: trial(
      days[first]!,
      draws(),
      { C_1_5: day, C_1_3: random.pick(['1', '2']), C_5_4: random.pick(['1', '2']) },
      { G_k_2_5: random.chance(0.2), G_k_2_2: random.pick(['PH-302', 'Placebo', 'Other']) }
    ),
  }))
  return { no, versions, isDeleted: random.chance(0.05), isOpen: random.chance(0.2) }
}

async function drawn(seed: number): Promise<readonly [Series, Series]> {
  const random = new Random(String(seed))
  const cases = Array.from({ length: random.int(0, 30) }, (_, at) => draw(random, `N-${at}`))
  const entered = cases.filter(() => random.chance(0.9))
  const before = await seriesOf(entered, ['2024-01-01', '2024-12-31'])
  return [before, await seriesOf(cases, ['2025-01-01', '2025-12-31'], before)]
}

test.group('Tables of any series', () => {
  test('sum up: what was counted, what is new and the named changes are what is counted', async ({
    assert,
  }) => {
    for (let seed = 1; seed <= SERIES; seed++) {
      const [before, now] = await drawn(seed)
      for (const { key, reconciliation } of countTables(tables, now, before)) {
        if (!reconciliation) continue
        const { last, interval, cumulative, changes } = reconciliation
        const changed = changes.reduce((all, { sign }) => all + sign, 0)
        assert.equal(last + interval + changed, cumulative, `${key}, series ${seed}`)
        assert.notInclude(
          changes.map(({ why }) => why),
          'other',
          `${key}, series ${seed}`
        )
      }
    }
  })

  test('have in each cell as many as its list names, each once, of cases that are counted', async ({
    assert,
  }) => {
    for (let seed = 1; seed <= SERIES; seed++) {
      const [before, now] = await drawn(seed)
      const counted = new Set(now.cases.flatMap(({ out, caseId }) => (out ? [] : [caseId])))
      for (const { rows } of countTables(tables, now, before)) {
        const figures = rows.flatMap(({ cells }) => cells.filter((cell) => 'figure' in cell))
        for (const { figure, units } of figures as FigureCell[]) {
          assert.equal(figure, new Set(units).size)
          assert.equal(figure, units.length)
          assert.isTrue(casesOf(units).every((caseId) => counted.has(caseId)))
        }
      }
    }
  })

  test('are the same, byte for byte, when a kept series is counted again', async ({ assert }) => {
    for (let seed = 1; seed <= SERIES; seed++) {
      const [before, series] = await drawn(seed)
      const run = { series, before, tables: countTables(tables, series, before) }
      const bytes = canonicalBytes(run)
      const kept = JSON.parse(new TextDecoder().decode(bytes)) as typeof run
      const again = { ...kept, tables: countTables(tables, kept.series, kept.before) }
      assert.equal(sha256Of(canonicalBytes(again)), sha256Of(bytes), `series ${seed}`)
      assert.deepEqual(compareSeries(series, kept.series), [])
    }
  })

  test('differ from live data in the cases that were changed since', async ({ assert }) => {
    const told = (lowered: object, more: readonly ToldCase[] = []): ToldCase[] => [
      { no: '1', versions: [{ content: trial('2025-02-01', [event('a', 1, lowered)]) }] },
      { no: '2', versions: [{ content: trial('2025-02-02', [event('b', 1)]) }] },
      {
        no: '3',
        isDeleted: 'E_i_3_2a' in lowered,
        versions: [{ content: trial('2025-02-03', []) }],
      },
      ...more,
    ]
    const period = ['2025-01-01', '2025-12-31'] as const
    const frozen = await seriesOf(told({}), period)
    const late: ToldCase = { no: '4', versions: [{ content: trial('2025-03-01', []) }] }
    const live = await seriesOf(told(notSerious, [late]), period)
    assert.deepEqual(
      compareSeries(frozen, live).map(({ caseNo, why }) => `${caseNo} ${why}`),
      ['1 changed', '3 gone', '4 new']
    )
  })
})
