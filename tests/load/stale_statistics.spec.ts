// needs: coding, drugs
import { test } from '@japa/runner'

import { compareStaleCalls } from '#tests/load/stale_calls'

test.group('Tables that have grown since PostgreSQL looked at them', () => {
  test('are never gone through again and again by a call of everyday, once at most', async ({
    assert,
  }) => {
    const { more } = await compareStaleCalls('stalestats', { rows: 10_000, cases: 3_000 })
    assert.deepEqual(more, [])
  }).timeout(240_000)
})
