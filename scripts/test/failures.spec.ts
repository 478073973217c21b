import { test } from '@japa/runner'

import { failuresOf } from './failures.ts'

test.group('What failed in a run', () => {
  test('is named by suite, group and test, with message and place, whatever broke', ({
    assert,
  }) => {
    const broken = new Error(['it is', ...Array.from({ length: 50 }, () => 'long')].join('\n'))
    broken.stack = `Error: it is\n    at wait (kit.ts:1:1)\n    at run (some.spec.ts:3:7)\n    at x.ts:1:1`
    const errors = [{ phase: 'test' as const, error: broken }]
    const hook = [{ phase: 'setup' as const, error: 'no server' as unknown as Error }]
    const failures = failuresOf({
      failureTree: [
        {
          ...{ name: 'journeys', type: 'suite', errors: hook },
          children: [
            { title: 'alone', type: 'test', errors },
            {
              ...{ name: 'A group', type: 'group', errors: hook },
              children: [{ title: 'does so', type: 'test', errors }],
            },
          ],
        },
      ],
    })
    assert.deepEqual(
      failures.map((text) => text.split('\n').slice(0, 2)),
      [
        ['journeys', '    no server'],
        ['journeys / alone', '    it is'],
        ['journeys / A group', '    no server'],
        ['journeys / A group / does so', '    it is'],
      ]
    )
    assert.isBelow(failures[1]!.split('\n').length, 20)
    assert.isTrue(failures[1]!.endsWith('\n    at run (some.spec.ts:3:7)'))
  })
})
