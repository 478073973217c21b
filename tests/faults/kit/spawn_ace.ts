import { spawn } from 'node:child_process'

import { asServer } from '#tests/as_server'

export interface AceRun {
  /** `kill -9` of the command and whatever it has started. */
  kill(): void
  /** What it printed, once it has ended; the code is null after a kill. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** Starts a command of the product as a process group of its own. */
export function spawnAce(args: readonly string[], env: NodeJS.ProcessEnv): AceRun {
  const child = spawn(process.execPath, ['ace.ts', ...args], {
    cwd: new URL('../../../', import.meta.url),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: asServer({ ...process.env, NODE_ENV: 'production', ...env }),
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((done) =>
    child.once('close', (code) => done({ code, stdout, stderr }))
  )
  return { kill: () => void process.kill(-child.pid!, 'SIGKILL'), ended }
}
