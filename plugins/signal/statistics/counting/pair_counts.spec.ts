import { test } from '@japa/runner'

import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import { emptyCells } from '#plugins/signal/statistics/counting/empty_cells'
import { distinctPoints } from '#plugins/signal/statistics/mgps/points'
import { drugInteractions } from '#plugins/signal/statistics/drug_interactions'
import { reportRows, type ReportRow } from '#plugins/signal/tests/report_rows'

/** The same numbers from the same seed. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** Reports with several drugs and events, said once or several times, in no order. */
function randomDatabase(seed: number): ReportRow[] {
  const random = randomNumbers(seed)
  const rows: ReportRow[] = []
  const [drugs, events] = [2 + random(7), 2 + random(9)]
  for (let report = 0; report < 5 + random(60); report++) {
    const stratum = { sex: ['F', 'M', 'unknown'][random(3)]!, age: String(random(3)) }
    for (let row = 0; row <= random(5); row++) {
      const said = { drug: `D${random(drugs)}`, event: `E${random(events)}` }
      const whole = { report: `R${report}`, ...said, ...stratum }
      for (let times = 0; times <= random(2); times++)
        rows.splice(random(rows.length + 1), 0, whole)
    }
  }
  return rows
}

/** Counts report by report and name by name, as one would with a pencil. */
function countSlowly(rows: readonly ReportRow[]) {
  const ids = [...new Set(rows.map(({ report }) => report))]
  const reports = ids.map((id) => {
    const own = rows.filter(({ report }) => report === id)
    return {
      drugs: own.map(({ drug }) => drug),
      events: own.map(({ event }) => event),
      stratum: `${own[0]!.sex} ${own[0]!.age}`,
    }
  })
  const cellsOf = (drug: string, event: string, among: typeof reports) => {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (const report of among) {
      const [hasDrug, hasEvent] = [report.drugs.includes(drug), report.events.includes(event)]
      if (hasDrug && hasEvent) a += 1
      else if (hasDrug) b += 1
      else if (hasEvent) c += 1
      else d += 1
    }
    return { a, b, c, d }
  }
  const strata = [...new Set(reports.map(({ stratum }) => stratum))].map((stratum) =>
    reports.filter((report) => report.stratum === stratum)
  )
  return { reports, strata, cellsOf }
}

const seeds = Array.from({ length: 100 }, (_, seed) => seed)

test.group('Counting reports', () => {
  test('gives on 100 random databases what counting them one by one gives', ({ assert }) => {
    for (const seed of seeds) {
      const rows = randomDatabase(seed)
      const slow = countSlowly(rows)
      const plain = new PairCounts(reportRows(rows, []))
      const stratified = new PairCounts(reportRows(rows, ['sex', 'age']))
      const pairs = plain.pairs(0)
      const expectedByStratum = stratified.pairs(0).expected
      assert.equal(pairs.n.length, plain.drugs.length * plain.events.length)
      for (const [at, n] of pairs.n.entries()) {
        const [drugAt, eventAt] = [pairs.drug[at]!, pairs.event[at]!]
        const [drug, event] = [plain.drugs[drugAt]!, plain.events[eventAt]!]
        const cells = slow.cellsOf(drug, event, slow.reports)
        assert.deepEqual(plain.table(drugAt, eventAt, n), cells, `${seed} ${drug} ${event}`)
        const expected = ((cells.a + cells.b) * (cells.a + cells.c)) / slow.reports.length
        assert.closeTo(pairs.expected[at]!, expected, 1e-9)
        const byStratum = slow.strata.map((among) => slow.cellsOf(drug, event, among))
        const sum = byStratum.reduce(
          (all, { a, b, c, d }) => all + ((a + b) * (a + c)) / (a + b + c + d),
          0
        )
        assert.closeTo(expectedByStratum[at]!, sum, 1e-9)
        const found = stratified.strataOf(drugAt, eventAt).map(({ stratum: _, ...table }) => table)
        assert.sameDeepMembers(found, byStratum)
      }
      const some = plain.pairs()
      assert.deepEqual(
        [...some.n],
        [...pairs.n].filter((n) => n > 0)
      )
    }
  })

  test('knows the cells without a report by the sizes of their margins', ({ assert }) => {
    for (const seed of seeds) {
      const counts = new PairCounts(reportRows(randomDatabase(seed), []))
      const all = counts.pairs(0)
      const zeros = [...all.n.keys()].filter((at) => all.n[at] === 0)
      const byCell = distinctPoints(
        zeros.map(() => 0),
        zeros.map((at) => Number(all.expected[at]!.toPrecision(12)))
      )
      const { expected, weight } = emptyCells(counts, counts.pairs())
      const bySize = distinctPoints(
        [...expected].map(() => 0),
        [...expected].map((each) => Number(each.toPrecision(12))),
        weight
      )
      assert.deepEqual(bySize, byCell)
    }
  })

  test('finds the reports with two drugs and an event, with one of them and with neither', ({
    assert,
  }) => {
    for (const seed of seeds.slice(0, 30)) {
      const rows = randomDatabase(seed)
      const { reports } = countSlowly(rows)
      const counts = new PairCounts(reportRows(rows, []))
      const found = drugInteractions(counts, 2)
      const wanted = counts.drugs.flatMap((first, at) =>
        counts.drugs.slice(at + 1).flatMap((second) =>
          counts.events.flatMap((event) => {
            const shareOf = (hasFirst: boolean, hasSecond: boolean) => {
              const own = reports.filter(
                ({ drugs }) =>
                  drugs.includes(first) === hasFirst && drugs.includes(second) === hasSecond
              )
              const withEvent = own.filter(({ events }) => events.includes(event))
              return { event: withEvent.length, reports: own.length }
            }
            const cells = {
              both: shareOf(true, true),
              first: shareOf(true, false),
              second: shareOf(false, true),
              neither: shareOf(false, false),
            }
            return cells.both.event >= 2 ? [{ drugs: [first, second], name: event, ...cells }] : []
          })
        )
      )
      assert.sameDeepMembers(
        found.map(({ drugs: [first, second], eventCode, omega: _, ...cells }) => ({
          drugs: [counts.drugs[first], counts.drugs[second]],
          name: counts.events[eventCode],
          ...cells,
        })),
        wanted
      )
    }
  })
})
