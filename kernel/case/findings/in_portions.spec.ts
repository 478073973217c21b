import { test } from '@japa/runner'

import { inPortions } from '#kernel/case/findings/in_portions'

/** What was done in which order, by portions that take so long each, and by somebody else. */
async function order(ms: number): Promise<string[]> {
  let clock = 0
  const done: string[] = []
  function* work() {
    for (const portion of ['one', 'two', 'three', 'four']) {
      clock += ms
      yield portion
    }
  }
  const somebody = setImmediate(() => done.push('somebody else'))
  for await (const portion of inPortions(work(), () => clock)) done.push(portion)
  clearImmediate(somebody)
  return done
}

test.group('Long work in portions', () => {
  test('lets others have their turn after fifty milliseconds', async ({ assert }) => {
    assert.deepEqual(await order(25), ['one', 'two', 'somebody else', 'three', 'four'])
  })

  test('is done at one go when it is short', async ({ assert }) => {
    assert.deepEqual(await order(10), ['one', 'two', 'three', 'four'])
  })
})
