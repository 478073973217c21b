import { test } from '@japa/runner'

import { compileRules } from '#kernel/rules/compile_rules'
import { judgeReports } from '#plugins/e2b/judging/judge_reports'
import { catalogue } from '#tests/e2b/message_fixture'

const noRules = compileRules([], catalogue)

/** Shortest of some times in which a batch of so many reports is judged, in milliseconds. */
function timeOf(count: number): number {
  const reports = Array.from({ length: count }, (_, index) => ({
    ...{ envelope: { N_2_r_1: `M-${index}` }, content: { C_1_1: `DE-${index}` }, unmapped: [] },
  }))
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    judgeReports(reports, { batch: {}, messages: [] }, noRules, ['message'], { now: 0 })
    return performance.now() - start
  })
  return Math.min(...times)
}

test.group('The reports of a batch', () => {
  test('are judged in a time that grows with their number, not with its square', ({ assert }) => {
    timeOf(1_000)
    // Sixteen times as many: 16 where it grows with the number, 256 where with its square.
    assert.isBelow(timeOf(31_000) / timeOf(1_000), 64)
  }).timeout(60_000)
})
