import { test } from '@japa/runner'

import {
  changed,
  completeWishes,
  fittingWidth,
  moved,
  placed,
  withRoom,
} from '#resources/kit/table/wishes'

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

  test('places a column at a side of another one, but nothing before the first', ({ assert }) => {
    const usual = completeWishes(columns)
    const after = (...[key, side, other]: [string, 'before' | 'behind', string]) =>
      keys(placed(usual, key, side, other))
    assert.deepEqual(after('status', 'before', 'product'), ['no', 'status', 'product', '(type)'])
    assert.deepEqual(after('product', 'behind', 'status'), ['no', '(type)', 'status', 'product'])
    assert.deepEqual(after('status', 'before', 'no'), ['no', 'status', 'product', '(type)'])
    assert.deepEqual(after('no', 'behind', 'status'), keys(usual))
    assert.deepEqual(after('status', 'behind', 'status'), keys(usual))
  })

  test('leaves columns that wait for room where there is some, the first of them first', ({
    assert,
  }) => {
    const wide = [
      { key: 'no', width: 100 },
      { key: 'subject', width: 80, whenRoom: true },
      { key: 'country', width: 60, whenRoom: true },
      { key: 'type', width: 100, isHidden: true },
      { key: 'acts', width: 40, stuck: 'end' as const },
    ]
    const shownIn = (room: number, wishes?: Parameters<typeof withRoom>[1]) =>
      keys(completeWishes(withRoom(wide, wishes, room), wishes))
    assert.deepEqual(shownIn(140), ['no', '(subject)', '(country)', '(type)'])
    assert.deepEqual(shownIn(210), ['no', '(subject)', 'country', '(type)'])
    assert.deepEqual(shownIn(220), ['no', 'subject', '(country)', '(type)'])
    assert.deepEqual(shownIn(280), ['no', 'subject', 'country', '(type)'])
    const wished = [{ key: 'country', isShown: true, width: 200 }]
    assert.deepEqual(shownIn(140, wished), ['no', '(subject)', 'country', '(type)'])
  })

  test('has labels on one line where the others leave room', ({ assert }) => {
    const wide = [
      { key: 'no', width: 100 },
      { key: 'serious', width: 80, roomy: 120 },
      { key: 'subject', width: 80, whenRoom: true },
    ]
    const widthIn = (room: number, wishes?: Parameters<typeof withRoom>[1]) =>
      withRoom(wide, wishes, room)[1]!.width
    assert.equal(widthIn(219), 80)
    assert.equal(widthIn(220), 120)
    assert.equal(widthIn(260), 80, 'another column stands there')
    assert.equal(widthIn(300), 120)
    const wished = [{ key: 'serious', isShown: true, width: 60 }]
    assert.equal(widthIn(900, wished), 80, 'as somebody wishes')
  })

  test('changes one column alone, to a width that fits', ({ assert }) => {
    const [, product] = changed(completeWishes(columns), 'product', { width: fittingWidth(1.6) })
    assert.equal(product!.width, 48)
    assert.equal(fittingWidth(5000), 900)
    assert.equal(fittingWidth(120.4), 120)
  })
})
