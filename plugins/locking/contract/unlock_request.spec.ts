import { test } from '@japa/runner'

import { requestActs, requestStatuses, whyNot } from '#plugins/locking/contract/unlock_request'

const people = {
  asker: { userId: 'asker', mayDecide: false },
  asker_who_decides: { userId: 'asker', mayDecide: true },
  decider: { userId: 'decider', mayDecide: true },
  other: { userId: 'other', mayDecide: false },
  system: { userId: null, mayDecide: true },
}

/** Approve, reject, withdraw: why not, for a request that waits. */
const waiting: Record<keyof typeof people, (string | null)[]> = {
  asker: ['no_right', 'no_right', null],
  asker_who_decides: ['own', 'own', null],
  decider: [null, null, 'not_asker'],
  other: ['no_right', 'no_right', 'not_asker'],
  system: ['no_right', 'no_right', 'not_asker'],
}

test.group('What becomes of a request to unlock', () => {
  for (const [name, person] of Object.entries(people)) {
    test(`while it waits, by ${name.replaceAll('_', ' ')}`, ({ assert }) => {
      const request = { status: 'waiting', askerId: 'asker' } as const
      const why = requestActs.map((act) => whyNot(act, request, person))
      assert.deepEqual(why, waiting[name as keyof typeof people])
    })
  }

  test('is settled once: nobody does anything with one that does not wait', ({ assert }) => {
    for (const status of requestStatuses.filter((each) => each !== 'waiting')) {
      for (const person of Object.values(people)) {
        const why = requestActs.map((act) => whyNot(act, { status, askerId: 'asker' }, person))
        assert.deepEqual(why, ['decided', 'decided', 'decided'])
      }
    }
  })
})
