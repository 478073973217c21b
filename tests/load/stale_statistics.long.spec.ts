import { test } from '@japa/runner'

import { compareStaleCalls } from '#tests/load/stale_calls'

test.group('Tables of 100,000 rows that PostgreSQL thinks empty', () => {
  test('are gone through once at most by a call of everyday', async ({ assert }) => {
    const many = { rows: 100_000, cases: 100_000 }
    const { more, ratios } = await compareStaleCalls('stalelong', many)
    for (const [what, ratio] of ratios) {
      console.log(`      ${what}: ${ratio.toFixed(2)} times as long as with fresh statistics`)
    }
    assert.deepEqual(more, [])
  }).timeout(1_800_000)
})
