import { test } from '@japa/runner'
import { chosenOf } from '#resources/admin/resource/inputs/chosen_of'

test.group('What is chosen of the rows of another list', () => {
  test('is kept in its order, also what lies beyond the rows that have come so far', ({
    assert,
  }) => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ id: `p${at}`, code: `P${at}` }))
    const ids = ['p7', 'p1001', 'p3']
    const chosen = chosenOf(rows, ids)
    assert.deepEqual(
      chosen.map(({ id }) => id),
      ids
    )
    assert.equal(chosen[0].code, 'P7')
  })
})
