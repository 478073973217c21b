import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { PostgresBinaries } from './binaries.ts'
import { portOf } from './address.ts'
import { answers } from './connection.ts'
import { clearStalePostmaster } from './postmaster.ts'

interface LaunchOptions {
  folder: string
  port?: number
  settings?: Record<string, string>
}

const ATTEMPTS = 5

/**
 * Starts the server of the folder and waits until it answers, at the port that it always had:
 * whoever knows it waits there.
 */
export async function launch(options: LaunchOptions, binaries: PostgresBinaries, password: string) {
  await clearStalePostmaster(options.folder)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = options.port ?? (await portOf(options.folder))
    const child = spawnPostmaster(options, binaries, port)
    if (await becomesReady(child, port, password)) return { pid: child.pid!, port }
    // After a kill -9 of the postmaster its children need a moment to let go of the memory.
    await sleep(1000)
  }
  throw new Error(`The embedded PostgreSQL does not start:\n${endOfLog(options.folder)}`)
}

function spawnPostmaster(options: LaunchOptions, binaries: PostgresBinaries, port: number) {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  }
  const run = binaries.command(binaries.postgres, [
    '-D',
    join(options.folder, 'data'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = openLog(options.folder)
  // Detached: Ctrl-C in the terminal must not reach the database before the application.
  const stdio = ['ignore' as const, log, log]
  const child = spawn(run.file, run.args, { ...run.options, detached: true, stdio })
  closeSync(log)
  child.unref()
  return child
}

function openLog(folder: string): number {
  const file = join(folder, 'server.log')
  const isLong = existsSync(file) && statSync(file).size > 10_000_000
  return openSync(file, isLong ? 'w' : 'a', 0o600)
}

async function becomesReady(child: ChildProcess, port: number, password: string) {
  let hasEnded = false
  child.once('exit', () => (hasEnded = true)).once('error', () => (hasEnded = true))
  // Two minutes: the replay of a long log after a crash takes its time.
  for (const until = Date.now() + 120_000; Date.now() < until && !hasEnded; await sleep(40)) {
    if (await answers(port, password)) return true
  }
  if (!hasEnded) child.kill('SIGQUIT')
  return false
}

function endOfLog(folder: string): string {
  return readFileSync(join(folder, 'server.log'), 'utf8').split('\n').slice(-15).join('\n')
}
