import { test } from '@japa/runner'

import { withFirst, withOne, withoutOne } from '#plugins/process/ui/setup/chosen'

test.group('Several of a kind', () => {
  test('are chosen one after the other, and any of them comes first or is left out again', ({
    assert,
  }) => {
    const chosen = withOne(withOne([], 'causality'), 'narrative')
    assert.deepEqual(chosen, ['causality', 'narrative'])
    assert.deepEqual(withFirst(chosen, 'narrative'), ['narrative', 'causality'])
    assert.deepEqual(withoutOne(chosen, 'causality'), ['narrative'])
  })

  test('are not said at all once none is left', ({ assert }) => {
    assert.isUndefined(withoutOne(['causality'], 'causality'))
  })
})
