// needs: coding, drugs
import { test } from '@japa/runner'

import { printCounts } from '#tests/faults/kit/print_counts'
import { compareStaleCalls } from '#tests/load/stale_calls'

test.group('Tables of 100,000 rows that PostgreSQL thinks empty', () => {
  test('are gone through once at most by a call of everyday', async ({ assert }) => {
    const many = { rows: 100_000, cases: 100_000 }
    const { more, ratios } = await compareStaleCalls('stalelong', many)
    const timesAsLong = [...ratios].map(([what, ratio]) => [what, Number(ratio.toFixed(2))])
    printCounts('times as long as with fresh statistics', Object.fromEntries(timesAsLong))
    assert.deepEqual(more, [])
  })
})
