import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { copyRow, moveRow } from '#resources/forms/content/edit_rows'

const rows: Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const order = (moved: Row[]) => moved.map(({ id }) => id).join('')

test.group('Rows of a group', () => {
  test('a row moves and keeps its identity', ({ assert }) => {
    const moved = moveRow(rows, 'c', -1)
    assert.equal(order(moved), 'acb')
    assert.strictEqual(moved[1], rows[2])
  })

  test('at the ends a row stays', ({ assert }) => {
    assert.equal(order(moveRow(rows, 'a', -1)), 'abc')
    assert.equal(order(moveRow(rows, 'c', 1)), 'abc')
  })

  test('a row that is not there moves nothing', ({ assert }) => {
    assert.equal(order(moveRow(rows, 'x', 1)), 'abc')
  })

  test('a copy has the same values and new identities all the way down', ({ assert }) => {
    const drug: Row = { id: 'g', G_k_2_2: 'Demo', G_k_4_r: [{ id: 'd', G_k_4_r_1a: '10' }] }
    const copy = copyRow(drug)
    const dose = (copy.G_k_4_r as Row[])[0]!
    assert.equal(copy.G_k_2_2, 'Demo')
    assert.equal(dose.G_k_4_r_1a, '10')
    assert.notInclude(['g', 'd'], copy.id)
    assert.notInclude(['g', 'd', copy.id], dose.id)
    assert.equal((drug.G_k_4_r as Row[])[0]!.id, 'd')
  })
})
