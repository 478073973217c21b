import { test } from '@japa/runner'

import {
  hasValue,
  isFile,
  isFilled,
  nullFlavorOf,
  sameLeaf,
  valueOf,
} from '#kernel/case/content/leaf'

test.group('Leaves', () => {
  test('a text, a boolean and a coded value have a value; a null flavour has none but is filled', ({
    assert,
  }) => {
    assert.equal(valueOf('0.50'), '0.50')
    assert.equal(valueOf(false), false)
    assert.equal(valueOf({ value: '1', codeSystem: '1.2.3' }), '1')
    assert.isTrue(hasValue(false))
    assert.isUndefined(valueOf({ nullFlavor: 'UNK' }))
    assert.isFalse(hasValue({ nullFlavor: 'UNK' }))
    assert.isTrue(isFilled({ nullFlavor: 'UNK' }))
    assert.equal(nullFlavorOf({ nullFlavor: 'UNK' }), 'UNK')
  })

  test('nothing, an empty text and rows are not filled', ({ assert }) => {
    for (const nothing of [undefined, null, '', [], [{ id: 'a' }]]) {
      assert.isFalse(isFilled(nothing))
      assert.isUndefined(valueOf(nothing) || undefined)
    }
  })

  test('a document is a value of its own kind', ({ assert }) => {
    const file = { file: 'ab'.repeat(32), name: 'letter.pdf' }
    assert.isTrue(isFile(file))
    assert.isTrue(hasValue(file))
    assert.isUndefined(valueOf(file))
    assert.isFalse(isFile('text'))
  })

  test('leaves are the same whatever the order of their properties, and no other way', ({
    assert,
  }) => {
    assert.isTrue(sameLeaf({ value: '1', codeSystem: 'x' }, { codeSystem: 'x', value: '1' }))
    assert.isTrue(sameLeaf(undefined, undefined))
    assert.isFalse(sameLeaf('1', { value: '1' }))
    assert.isFalse(sameLeaf({ value: '1' }, { value: '1', codeSystem: 'x' }))
    assert.isFalse(sameLeaf('true', true))
    assert.isFalse(sameLeaf('1', undefined))
  })
})
