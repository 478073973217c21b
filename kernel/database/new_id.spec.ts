import { test } from '@japa/runner'

import { newId } from '#kernel/database/new_id'

test.group('new ids', () => {
  test('are UUIDs of version 7, all different, each after the one before', ({ assert }) => {
    const ids = Array.from({ length: 10_000 }, () => newId())
    assert.deepEqual([...ids].sort(), ids)
    assert.equal(new Set(ids).size, ids.length)
    for (const id of ids) {
      assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('stay in order when the clock is set back', ({ assert }) => {
    const now = Date.now() + 60_000
    assert.isTrue(newId(now) < newId(now - 30_000))
  })

  test('tell when they were made', ({ assert }) => {
    const now = Date.now() + 120_000
    assert.equal(Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16), now)
  })
})
