import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { changeLevel, levelAt, withKey } from '#resources/forms/content/edit_content'

const content: CaseContent = {
  D_1: 'A.B.',
  G_k: [
    { id: 'g1', G_k_1: '1', G_k_4_r: [{ id: 'r1', G_k_4_r_1a: '10' }, { id: 'r2' }] },
    { id: 'g2', G_k_1: '2' },
  ],
}
const dose = [
  { key: 'G_k', row: 'g1' },
  { key: 'G_k_4_r', row: 'r2' },
]

test.group('Changing a content', () => {
  test('a level deep inside is changed, all others stay the very same objects', ({ assert }) => {
    const next = changeLevel(content, dose, (row) => withKey(row, 'G_k_4_r_1a', '0.50'))
    assert.deepEqual(levelAt(next, dose), { id: 'r2', G_k_4_r_1a: '0.50' })
    const [before, after] = [content.G_k as object[], next.G_k as object[]]
    assert.strictEqual(after[1], before[1])
    assert.notStrictEqual(after[0], before[0])
    assert.deepEqual(levelAt(content, dose), { id: 'r2' })
  })

  test('an element that was emptied leaves the content', ({ assert }) => {
    assert.deepEqual(withKey({ D_1: 'x', D_5: '1' }, 'D_1', undefined), { D_5: '1' })
  })

  test('a group without rows leaves the content', ({ assert }) => {
    assert.deepEqual(withKey({ E_i: [{ id: 'e' }] }, 'E_i', []), {})
  })

  test('a row that is gone is no level and changes nothing', ({ assert }) => {
    const gone = [{ key: 'G_k', row: 'g9' }]
    assert.isUndefined(levelAt(content, gone))
    assert.deepEqual(
      changeLevel(content, gone, (row) => withKey(row, 'G_k_1', '3')),
      content
    )
  })
})
