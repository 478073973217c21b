import { test } from '@japa/runner'

import { changed, completeWishes, fittingWidth, moved } from '#resources/kit/table/wishes'

const columns = [
  { key: 'no' },
  { key: 'product' },
  { key: 'type', isHidden: true },
  { key: 'status' },
  { key: 'acts', stuck: 'end' as const },
]
const keys = (wishes: readonly { key: string; isShown: boolean }[]) =>
  wishes.map(({ key, isShown }) => (isShown ? key : `(${key})`))

test.group('What somebody wishes of the columns of a list', () => {
  test('are the usual columns before they wish anything', ({ assert }) => {
    assert.deepEqual(keys(completeWishes(columns)), ['no', 'product', '(type)', 'status'])
  })

  test('holds for columns that are there; new ones stand behind the one that they follow', ({
    assert,
  }) => {
    const wishes = [
      { key: 'status', isShown: true },
      { key: 'gone', isShown: true },
      { key: 'no', isShown: false },
      { key: 'product', isShown: false, width: 90 },
    ]
    const all = completeWishes(columns, wishes)
    assert.deepEqual(keys(all), ['no', 'status', '(product)', '(type)'])
    assert.equal(all[2]!.width, 90)
  })

  test('moves columns, but never the first', ({ assert }) => {
    const usual = completeWishes(columns)
    assert.deepEqual(keys(moved(usual, 'status', -1)), ['no', 'product', 'status', '(type)'])
    assert.deepEqual(keys(moved(usual, 'product', -1)), keys(usual))
    assert.deepEqual(keys(moved(usual, 'no', 1)), keys(usual))
    assert.deepEqual(keys(moved(usual, 'status', 1)), keys(usual))
  })

  test('changes one column alone, to a width that fits', ({ assert }) => {
    const [, product] = changed(completeWishes(columns), 'product', { width: fittingWidth(1.6) })
    assert.equal(product!.width, 48)
    assert.equal(fittingWidth(5000), 900)
    assert.equal(fittingWidth(120.4), 120)
  })
})
