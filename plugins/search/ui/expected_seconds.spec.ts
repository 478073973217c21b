import { test } from '@japa/runner'

import { expectedSeconds } from '#plugins/search/ui/expected_seconds'

test.group('How long a search takes', () => {
  test('is said of many cases before it starts, and of few that it is short', ({ assert }) => {
    assert.deepEqual(expectedSeconds(427), { seconds: 0.1, isSlow: false })
    assert.deepEqual(expectedSeconds(7000), { seconds: 2, isSlow: true })
    assert.isTrue(expectedSeconds(100_000).isSlow)
    assert.isAbove(expectedSeconds(100_000).seconds, 27, 'the slowest that was measured')
  })
})
