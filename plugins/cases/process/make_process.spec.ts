import { test } from '@japa/runner'

import type { ProcessNode } from '#plugins/cases/contract/process'
import { makeProcess } from '#plugins/cases/process/make_process'
import { defaultProcess } from '#plugins/cases/process/owned_case_process'

const node = (key: string, kind: string) =>
  ({ key, kind, name: { en: key, zh: key }, isCoded: true }) as ProcessNode
const first = node('NEW', 'entry')
const last = node('OLD', 'ended')

const refused: Record<string, readonly ProcessNode[]> = {
  'no node at all': [],
  'no node to begin at': [last],
  'two nodes to begin at': [first, node('OTHER', 'entry'), last],
  'no end': [first, node('MIDDLE', 'work')],
  'a key twice': [first, last, node('OLD', 'work')],
  'a key that is no status': [first, last, node('in the middle', 'work')],
  'a kind that there is not': [first, last, node('MIDDLE', 'fun')],
}

test.group('A process', () => {
  for (const [what, nodes] of Object.entries(refused)) {
    test(`is not made of ${what}`, ({ assert }) => {
      assert.throws(() => makeProcess(nodes))
    })
  }

  test('knows its nodes by their status, and where cases begin', ({ assert }) => {
    const process = makeProcess([first, last])
    assert.deepEqual(
      [process.entry, process.find('OLD'), process.find('X')],
      [first, last, undefined]
    )
  })

  test('comes with the product, and every node of it has a name in both languages', ({
    assert,
  }) => {
    const kinds = defaultProcess.nodes.map(({ kind }) => kind)
    assert.deepEqual(kinds, ['entry', 'evaluation', 'ended'])
    for (const { name } of defaultProcess.nodes) assert.isTrue(Boolean(name.en && name.zh))
  })
})
