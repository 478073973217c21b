import { test } from '@japa/runner'

import { identifiersOf } from '#plugins/cases/contract/identifiers'

test.group('The identifiers of a case', () => {
  test('are its own numbers and those that others gave it, each once', ({ assert }) => {
    const content = {
      C_1_1: 'US-A-1',
      C_1_8_1: 'US-A-1',
      C_1_9_1_r: [
        { id: 'a', C_1_9_1_r_1: 'B', C_1_9_1_r_2: 'DE-B-7' },
        { id: 'b', C_1_9_1_r_1: 'C', C_1_9_1_r_2: 'DE-B-7' },
      ],
    }
    assert.deepEqual(identifiersOf(content), [
      { element: 'C.1.1', value: 'US-A-1' },
      { element: 'C.1.8.1', value: 'US-A-1' },
      { element: 'C.1.9.1.r.2', value: 'DE-B-7' },
    ])
  })

  test('are no null flavours: two cases whose numbers are masked do not share one', ({
    assert,
  }) => {
    assert.deepEqual(identifiersOf({ C_1_1: { nullFlavor: 'MSK' }, C_1_9_1_r: [] }), [])
  })

  test('are as long where they are looked for as where they are kept', ({ assert }) => {
    const [{ value }] = identifiersOf({ C_1_1: 'N'.repeat(300) })
    assert.lengthOf(value, 200)
  })
})
