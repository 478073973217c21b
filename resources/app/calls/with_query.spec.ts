import { test } from '@japa/runner'

import { withQuery } from '#resources/app/calls/with_query'

test.group('The address of a call', () => {
  test('carries what holds something', ({ assert }) => {
    const query = { page: 2, text: 'a b', country: '', sort: null, order: undefined, all: false }
    assert.equal(withQuery('/cases', query), '/cases?page=2&text=a+b&all=false')
    assert.equal(withQuery('/cases', { text: '' }), '/cases')
  })

  test('writes a list of conditions out', ({ assert }) => {
    const query = { conditions: [{ element: 'D_1', is: 'filled' }] }
    assert.equal(
      decodeURIComponent(withQuery('/cases', query)),
      '/cases?conditions[0][element]=D_1&conditions[0][is]=filled'
    )
  })
})
