import { test } from '@japa/runner'

import { movedRows } from '#plugins/cases/ui/history/moved_rows'

test.group('Rows that moved', () => {
  test('a row that went to the front is the only one that moved', ({ assert }) => {
    assert.deepEqual([...movedRows(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])], ['d'])
  })

  test('rows that were added or removed move nobody', ({ assert }) => {
    assert.deepEqual([...movedRows(['a', 'b', 'c'], ['new', 'b', 'c'])], [])
  })

  test('two rows that changed places count as one move', ({ assert }) => {
    assert.lengthOf([...movedRows(['a', 'b'], ['b', 'a'])], 1)
  })
})
