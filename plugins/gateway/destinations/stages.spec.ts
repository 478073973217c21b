import { test } from '@japa/runner'

import { stageFault } from '#plugins/gateway/destinations/stages'

const inTest = { isFormal: false, hasReason: false }

test.group('How far a destination is set up', () => {
  test('goes ahead step by step', ({ assert }) => {
    assert.isNull(stageFault('set_up', 'in_test', inTest))
    assert.isNull(stageFault('in_test', 'tested', inTest))
    assert.isNull(stageFault('tested', 'in_use', inTest))
    assert.match(stageFault('set_up', 'in_use', inTest)!.en, /one step/)
  })

  test('is used at once in the formal environment, whose tests are done in the other one', ({
    assert,
  }) => {
    assert.isNull(stageFault('set_up', 'in_use', { isFormal: true, hasReason: false }))
  })

  test('goes back with a reason only', ({ assert }) => {
    assert.match(stageFault('tested', 'in_test', inTest)!.en, /reason/)
    assert.isNull(stageFault('tested', 'in_test', { isFormal: false, hasReason: true }))
  })
})
