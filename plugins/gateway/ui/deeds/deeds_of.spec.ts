import { test } from '@japa/runner'

import { deedsOf } from '#plugins/gateway/ui/deeds/deeds_of'

test.group('What is offered for a case at a destination', () => {
  test('of a declaration: to confirm it, or to say that it is not required', ({ assert }) => {
    assert.deepEqual(deedsOf('to_confirm', false), { lead: ['confirm'], rest: ['refuse'] })
  })

  test('of a rejected one a new message leads on', ({ assert }) => {
    assert.deepEqual(deedsOf('rejected', true), { lead: ['submit'], rest: ['note', 'close'] })
  })

  test('at a portal the file is fetched before its receipt is entered', ({ assert }) => {
    assert.deepEqual(deedsOf('portal', true).lead, ['fetch', 'receipt'])
  })

  test('without a submission nothing is noted or closed', ({ assert }) => {
    assert.deepEqual(deedsOf('due', false), { lead: ['submit'], rest: ['refuse'] })
  })
})
