import { test } from '@japa/runner'

import { shorten } from '#plugins/cases/ui/history/shorten'

const long = `${'a'.repeat(200)}${'z'.repeat(200)}`

test.group('Stretches that did not change', () => {
  test('a long one keeps what stands beside the change', ({ assert }) => {
    assert.equal(shorten(long, true, false), `${'a'.repeat(70)} … `)
    assert.equal(shorten(long, false, true), `… ${'z'.repeat(70)}`)
    assert.equal(shorten(long, true, true), `${'a'.repeat(70)} … ${'z'.repeat(70)}`)
  })

  test('a short one stays whole', ({ assert }) => {
    assert.equal(shorten('All is well.', true, true), 'All is well.')
  })
})
