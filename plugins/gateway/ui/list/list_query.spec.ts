import { test } from '@japa/runner'

import { queryFrom } from '#plugins/gateway/ui/list/list_query'

test.group('The address of the list of submissions', () => {
  test('says which group, day, case and destination are asked for', ({ assert }) => {
    assert.deepEqual(queryFrom('?group=failed&day=2026-11-21&q=PH302&destination=d'), {
      ...{ group: 'failed', day: '2026-11-21', q: 'PH302', destination: 'd' },
    })
  })

  test('asks for what is open where it says nothing that is known', ({ assert }) => {
    assert.deepEqual(queryFrom('?group=whatever&page=2'), {})
  })
})
