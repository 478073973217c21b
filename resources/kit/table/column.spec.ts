import { test } from '@japa/runner'

import { nextSort } from '#resources/kit/table/column'

test.group('Ordering a list', () => {
  test('a head orders ascending, then descending, then as it was', ({ assert }) => {
    const first = nextSort(null, 'caseNo')
    const second = nextSort(first, 'caseNo')
    assert.deepEqual(first, { key: 'caseNo', direction: 'asc' })
    assert.deepEqual(second, { key: 'caseNo', direction: 'desc' })
    assert.isNull(nextSort(second, 'caseNo'))
  })

  test('another head begins ascending', ({ assert }) => {
    assert.deepEqual(nextSort({ key: 'caseNo', direction: 'desc' }, 'country'), {
      key: 'country',
      direction: 'asc',
    })
  })
})
