import { test } from '@japa/runner'

import { failureText } from './failures.ts'

test.group('What failed in a run', () => {
  test('is named by suite, group and test, with message and place', ({ assert }) => {
    const broken = new Error('it is not so')
    broken.stack = `Error: it is not so\n    at wait (kit.ts:1:1)\n    at run (some.spec.ts:3:7)\n    at x.ts:1:1`
    assert.equal(
      failureText(['journeys', 'A group', 'does so'], broken),
      'journeys / A group / does so\n    it is not so\n    at run (some.spec.ts:3:7)'
    )
    assert.equal(failureText(['unit'], 'no server'), 'unit\n    no server')
  })

  test('keeps start and end of a long message: a database says at the end what it refused', ({
    assert,
  }) => {
    const lines = Array.from({ length: 50 }, (_, at) => `line ${at}`)
    const shown = failureText(['unit'], new Error(lines.join('\n'))).split('\n')
    assert.include(shown, '    line 0')
    assert.include(shown, '    line 49')
    assert.isBelow(shown.length, 20)
  })
})
