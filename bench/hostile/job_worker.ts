import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { asServer } from '#tests/as_server'

/** Starts what works off jobs as a process of its own, as in production. */
export function workJobs(root: URL) {
  const worker = spawn(process.execPath, ['ace.ts', 'jobs:work'], {
    cwd: root.pathname,
    env: asServer(process.env),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    async stop() {
      if (worker.exitCode !== null || worker.signalCode !== null) return
      const gone = once(worker, 'exit')
      // What a hostile client has left in it need not be finished.
      worker.kill('SIGKILL')
      await gone
    },
  }
}
