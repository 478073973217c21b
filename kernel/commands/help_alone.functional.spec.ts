// needs: cases, coding, demo, drugs
import { test } from '@japa/runner'

import { spawnAce } from '#tests/faults/kit/spawn_ace'

test.group('Help for a command', () => {
  test('is all that is shown, also of one that requires something: {$self}')
    .with(['demo:dictionary', 'coding:impact', 'drugs:load'])
    .run(async ({ assert }, name) => {
      const { code, stdout, stderr } = await spawnAce([name, '--help'], {}).ended
      assert.equal(code, 0, stdout)
      assert.include(stdout, name)
      assert.notMatch(stdout + stderr, /ERROR|Missing required/)
    })
})
