import { test } from '@japa/runner'

import { PairJudge, signalRules } from '#plugins/signal/rules/judge_pair'
import { measure } from '#plugins/signal/statistics/measures'
import { expectedOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'
import { jsonOf } from '#plugins/signal/tests/reference_files'
import { referenceFolder } from '#tests/reference'

const judge = new PairJudge()

const judged = (table: TwoByTwo, more: Record<string, number> = {}) => {
  const expected = expectedOf(table)
  return judge.judge({ ...table, expected, ...measure(table, expected, {}), ...more })
}

test.group('The rules of signals', () => {
  test('decide 25 tables near their thresholds as the sources of five rules do', ({ assert }) => {
    const { cases } = jsonOf<{ cases: (TwoByTwo & { decision: Record<string, boolean> })[] }>(
      'signal_rules.json'
    )
    let decisions = 0
    for (const { a, b, c, d, decision } of cases) {
      const found = judged({ a, b, c, d })
      for (const [rule, wanted] of Object.entries(decision)) {
        assert.strictEqual(found[rule], wanted, `${rule} of ${[a, b, c, d].join()}`)
        decisions += 1
      }
    }
    assert.equal(decisions, 125)
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')

  test('are those of Evans, ROR025, EMA, MHRA, EB05 and IC025, each with its source', ({
    assert,
  }) => {
    assert.deepEqual(
      signalRules.map(({ id }) => id),
      ['evans2001', 'ror025', 'ror025_n5', 'prr025_n5', 'mhra', 'eb05', 'ic025']
    )
    for (const { source, title } of signalRules) assert.isTrue(source !== '' && title.zh !== '')
  })

  test('take a threshold at least where a rule says so, and above where it says that', ({
    assert,
  }) => {
    const facts = { a: 3, PRR: 2, chi2_yates: 4, ROR_lo95: 1, PRR_lo95: 1, IC025_gamma: 0 }
    const found = judge.judge({ ...facts, EB05: 2 })
    assert.deepEqual(found, {
      evans2001: true,
      ror025: false,
      ror025_n5: false,
      prr025_n5: false,
      mhra: false,
      eb05: true,
      ic025: false,
    })
    assert.isFalse(judge.judge({ ...facts, a: 2 }).evans2001)
    assert.isFalse(judge.judge({ ...facts, EB05: 1.999 }).eb05)
    assert.isTrue(judge.judge({ ...facts, ROR_lo95: 1.001 }).ror025)
    assert.isTrue(judge.judge({ ...facts, IC025_gamma: 1e-9 }).ic025)
  })

  test('fire on an infinite ratio, and say nothing that hangs on an undefined figure', ({
    assert,
  }) => {
    const alone = judged({ a: 3, b: 7, c: 0, d: 90 })
    assert.isTrue(alone.evans2001)
    assert.isTrue(alone.ic025)
    // The lower limit of an infinite ratio is undefined; so is EB05 without a prior.
    assert.isNull(alone.ror025)
    assert.isNull(alone.eb05)
    // Two reports are too few whatever the limit would be.
    assert.isFalse(judged({ a: 2, b: 7, c: 0, d: 90 }).ror025)
  })
})
