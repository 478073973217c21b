import { test } from '@japa/runner'

import { applyDifferences } from '#kernel/case/content/apply_differences'
import { theirChange } from '#plugins/cases/ui/edit/conflict'

test.group('Two people on one page', () => {
  test('what the other one saved is taken over where it was chosen, mine stays elsewhere', ({
    assert,
  }) => {
    const mine = { D_1: 'mine', D_5: '1' }
    const theirs = theirChange({
      path: 'D_1',
      element: 'D.1',
      base: null,
      mine: 'mine',
      theirs: 'theirs',
    })
    assert.deepEqual(applyDifferences(mine, [theirs]), { D_1: 'theirs', D_5: '1' })
  })

  test('what the other one emptied is emptied', ({ assert }) => {
    const theirs = theirChange({
      path: 'D_1',
      element: 'D.1',
      base: 'x',
      mine: 'mine',
      theirs: null,
    })
    assert.deepEqual(applyDifferences({ D_1: 'mine' }, [theirs]), {})
  })

  test('rows that the other one added come in with their values', ({ assert }) => {
    const added = theirChange({
      path: 'D_9_2_r',
      element: 'D.9.2.r',
      base: ['a'],
      mine: ['a'],
      theirs: ['a', 'b'],
    })
    const value = theirChange({
      path: 'D_9_2_r[b].D_9_2_r_2',
      element: 'D.9.2.r.2',
      base: null,
      mine: null,
      theirs: 'cause',
    })
    const merged = applyDifferences({ D_9_2_r: [{ id: 'a' }] }, [added, value])
    assert.deepEqual(merged, { D_9_2_r: [{ id: 'a' }, { id: 'b', D_9_2_r_2: 'cause' }] })
  })
})
