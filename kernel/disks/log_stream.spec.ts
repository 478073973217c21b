import { closeSync, existsSync, openSync } from 'node:fs'
import { test } from '@japa/runner'

import { startServer } from '#tests/fixtures/server_process'

/** A device that has no room, whatever is written to it (Linux). */
const FULL = '/dev/full'

test.group('A log whose disk is full', () => {
  test('ends nothing: the server goes on answering', async ({ assert, cleanup }) => {
    const output = openSync(FULL, 'w')
    cleanup(() => closeSync(output))
    const server = await startServer({ LOG_LEVEL: 'debug' }, undefined, output)
    cleanup(() => server.stop())
    for (let count = 0; count < 100; count++) {
      assert.equal((await fetch(`${server.address}/health/live`)).status, 200)
    }
    assert.isNull(server.process.exitCode)
  }).skip(!existsSync(FULL), `There is no ${FULL} here`)
})
