import { test } from '@japa/runner'

import { lastMonday } from '#plugins/listings/running/send_weekly'

const at = (text: string) => Date.parse(text)

test.group('The Monday of a weekly file', () => {
  test('comes at six in the morning, as the clocks of the project show it', ({ assert }) => {
    // 30 November 2026 is a Monday; Shanghai is eight hours ahead of UTC.
    assert.equal(lastMonday('Asia/Shanghai', at('2026-11-29T21:59:00Z')), '2026-11-23')
    assert.equal(lastMonday('Asia/Shanghai', at('2026-11-29T22:00:00Z')), '2026-11-30')
    assert.equal(lastMonday('UTC', at('2026-11-29T22:00:00Z')), '2026-11-23')
    assert.equal(lastMonday('UTC', at('2026-12-06T23:59:00Z')), '2026-11-30')
  })
})
