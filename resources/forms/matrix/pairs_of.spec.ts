import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import type { Matrix } from '#kernel/case/forms/page_layout'
import { NOWHERE, orderedRows, pairsByColumn } from '#resources/forms/matrix/pairs_of'

const matrix: Matrix = {
  columns: 'E.i',
  names: ['E.i.1.2'],
  pairs: 'G.k.9.i',
  pointer: 'G.k.9.i.1',
  first: { element: 'G.k.1', codes: ['1', '3'] },
  assessment: 'G.k.9.i.2.r',
  cell: [],
}
const drug = (id: string, role?: string): Row => ({ id, ...(role && { G_k_1: role }) })

test.group('A matrix of drugs by events', () => {
  test('suspect drugs stand first, interacting ones next, the rest as in the case', ({
    assert,
  }) => {
    const drugs = [drug('a', '2'), drug('b', '3'), drug('c'), drug('d', '1'), drug('e', '1')]
    const order = orderedRows(drugs, matrix).map(({ id }) => id)
    assert.deepEqual(order, ['d', 'e', 'b', 'a', 'c'])
  })

  test('a pair stands under its event, also when the event was assessed twice', ({ assert }) => {
    const pairs: Row[] = [
      { id: 'p1', G_k_9_i_1: 'rash' },
      { id: 'p2', G_k_9_i_1: 'rash' },
      { id: 'p3', G_k_9_i_1: 'gone' },
      { id: 'p4' },
    ]
    const row = { ...drug('a', '1'), G_k_9_i: pairs }
    const found = pairsByColumn(row, matrix, new Set(['rash', 'fever']))
    const ids = (column: string) => found.get(column)?.map(({ id }) => id)
    assert.deepEqual(ids('rash'), ['p1', 'p2'])
    assert.deepEqual(ids('fever'), undefined)
    assert.deepEqual(ids(NOWHERE), ['p3', 'p4'])
  })
})
