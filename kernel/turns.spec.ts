import { test } from '@japa/runner'

import { listAsJson } from '#kernel/json_in_turns'

test.group('Long work in turns', () => {
  test('writes a list as JSON as it would at one go', async ({ assert }) => {
    for (const length of [0, 1, 199, 200, 201, 1000]) {
      const list = Array.from({ length }, (_, at) => (at % 3 ? { at, gone: undefined } : `"${at}`))
      assert.equal(await listAsJson(list), JSON.stringify(list))
    }
    assert.equal(await listAsJson([1, 2], (each) => ({ each })), '[{"each":1},{"each":2}]')
  })
})
