import { test } from '@japa/runner'

import { draftsOf } from '#plugins/literature/ui/cases/drafts'

const proof = (patient: number, criterion: 'P' | 'D' | 'R', text: string) => ({
  ...{ patient, criterion, text },
})

test.group('Drafts of cases', () => {
  test('say of each patient what the sentences say, and nothing else', ({ assert }) => {
    const proofs = [
      proof(1, 'P', '女，56 岁，因反流就诊'),
      proof(1, 'D', '口服示范拉唑肠溶胶囊 40 mg'),
      proof(1, 'R', '药物性肝损伤'),
      proof(2, 'P', 'a man aged 63'),
      proof(2, 'R', 'one died'),
      proof(3, 'P', 'a patient'),
    ]
    assert.deepEqual(draftsOf(proofs, '示范拉唑'), [
      { sex: '2', age: '56', drug: '示范拉唑', reactions: '药物性肝损伤' },
      { sex: '1', age: '63', drug: '', reactions: 'one died' },
      { sex: '', age: '', drug: '', reactions: '' },
    ])
  })

  test('leave open what has two answers or no room', ({ assert }) => {
    const proofs = [
      proof(1, 'P', 'a man and a woman'),
      proof(1, 'R', 'x'.repeat(251)),
      proof(1, 'D', 'y'.repeat(251)),
    ]
    assert.deepEqual(draftsOf(proofs, 'demo'), [{ sex: '', age: '', drug: '', reactions: '' }])
    assert.lengthOf(draftsOf([], 'demo'), 1)
  })
})
