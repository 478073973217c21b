import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

import { test } from '@japa/runner'

import { nicenessOfThreads } from '#tests/load/niceness'

/** Has threads for files and garbage, as a process at work has. */
const atWork = `
  import { stat } from 'node:fs/promises'
  import { comeAfterOthers } from '#kernel/jobs/come_after_others'
  await stat('.')
  comeAfterOthers()
  process.send('ready')
  process.on('message', () => undefined)`

test.group('A process that works off jobs', () => {
  test('comes after others with all its threads', async ({ assert, cleanup }) => {
    const loader = ['--import', './kernel/typescript/register.mjs']
    const worker = spawn(process.execPath, [...loader, '--input-type=module', '-e', atWork], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    cleanup(() => void worker.kill())
    await once(worker, 'message')
    const threads = nicenessOfThreads(worker.pid!)
    assert.isAbove(threads.length, 1)
    // Told so, and not compared with this run, which may come after others itself.
    assert.isAtLeast(Math.min(...threads), constants.priority.PRIORITY_BELOW_NORMAL)
  }).skip(process.platform !== 'linux', 'only Linux has threads with a priority of their own')
})
