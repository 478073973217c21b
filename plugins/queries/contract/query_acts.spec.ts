import { test } from '@japa/runner'

import { queryStatuses } from '#plugins/queries/contract/query'
import { actsOf, queryActs, whyNot } from '#plugins/queries/contract/query_acts'

const people = {
  sender: { userId: 'sender', administers: false },
  receiver: { userId: 'receiver', administers: false },
  other: { userId: 'other', administers: false },
  administrator: { userId: 'administrator', administers: true },
}

/** All that anybody may do; whatever is not named here is refused. */
const may: Record<string, Record<string, string[]>> = {
  draft: { sender: ['send', 'close'] },
  sent: { sender: ['close'], receiver: ['reply'], administrator: ['close'] },
  replied: { sender: ['ask_again', 'close'], administrator: ['close'] },
  closed: {},
}

const query = (status: (typeof queryStatuses)[number]) => ({
  ...{ status, senderId: 'sender', receiverId: 'receiver' },
})

test.group('What may be done with a query', () => {
  for (const status of queryStatuses) {
    for (const [who, person] of Object.entries(people)) {
      const allowed = may[status]![who] ?? []
      test(`by ${who}, when it is ${status}: ${allowed.join(', ') || 'nothing'}`, ({ assert }) => {
        assert.deepEqual(actsOf(query(status), person), allowed)
        for (const act of queryActs) {
          assert.equal(whyNot(act, query(status), person) === null, allowed.includes(act), act)
        }
      })
    }
  }

  test('is told by how it stands before it is told by who one is', ({ assert }) => {
    const why = (act: (typeof queryActs)[number], status: (typeof queryStatuses)[number]) =>
      whyNot(act, query(status), people.other)
    assert.deepEqual(
      queryActs.map((act) => queryStatuses.map((status) => why(act, status))),
      [
        ['not_sender', 'is_sent', 'is_sent', 'is_closed'],
        ['is_draft', 'not_receiver', 'is_replied', 'is_closed'],
        ['is_draft', 'awaits_reply', 'not_sender', 'is_closed'],
        ['not_sender', 'not_sender', 'not_sender', 'is_closed'],
      ]
    )
  })

  test('nothing by the system, who is nobody', ({ assert }) => {
    const system = { userId: null, administers: false }
    assert.deepEqual(actsOf(query('sent'), system), [])
  })
})
