import { test } from '@japa/runner'

import { readPeriod } from '#plugins/cases/ui/list/typed_period'

const read = (from: string, to: string) => readPeriod({ from, to }, '2026-11-21')

test.group('The period that a list is asked for', () => {
  test('takes days, months and years as they are typed, or one end alone', ({ assert }) => {
    assert.deepEqual(read('2026-11-18', '2026-11').period, { from: '2026-11-18', to: '2026-11' })
    assert.deepEqual(read('2026', '').period, { from: '2026', to: undefined })
    assert.deepEqual(read('20261118', 't').period, { from: '2026-11-18', to: '2026-11-21' })
    assert.isNull(read('2026-11', '2026-11').fault)
    assert.isNull(read('2026-11-18', '2026').fault)
    assert.isNull(read('', '').fault)
  })

  test('names the end that is no date, and ends in the wrong order', ({ assert }) => {
    assert.equal(read('11/18/2026', '').fault, 'from')
    assert.equal(read('2026-02-30', '').fault, 'from')
    assert.equal(read('2026', 'soon').fault, 'to')
    assert.equal(read('', '2026-11-18 10:20').fault, 'to')
    assert.equal(read('2026-12', '2026-11').fault, 'order')
  })
})
