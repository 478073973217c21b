import { test } from '@japa/runner'

import { submissionStates } from '#plugins/gateway/contract/submission'
import { groupOf } from '#plugins/gateway/ui/state/group_of'

test.group('The groups of submissions', () => {
  test('hold each state once: what waits for somebody, what is under way, what is over', ({
    assert,
  }) => {
    const states = ['to_confirm', 'not_required', 'due', ...submissionStates] as const
    const groups = Map.groupBy(states, groupOf)
    assert.deepEqual(Object.fromEntries(groups), {
      to_confirm: ['to_confirm'],
      due: ['due', 'withdrawn'],
      under_way: ['queued', 'waiting', 'sent', 'portal', 'delivered'],
      failed: ['rejected', 'halted'],
      answered: ['accepted'],
      closed: ['not_required', 'closed'],
    })
  })
})
