import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from './process_lock.ts'

/** Process id and port of the server that serves the folder: first and fourth line of its pid file. */
export function readPostmaster(folder: string): { pid: number; port: number } | null {
  const file = join(folder, 'data', 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : null
}

/** Stops a server the fast way: open transactions are rolled back, a checkpoint is written. */
export async function stopPostmaster(pid: number) {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(20)) {
    if (!isAlive(pid)) return
  }
  process.kill(pid, 'SIGQUIT')
}

/**
 * Removes a pid file whose server does not answer. After the restart of a container its number
 * often belongs to another program, and PostgreSQL would refuse to start.
 */
export async function clearStalePostmaster(folder: string) {
  const found = readPostmaster(folder)
  if (found && isAlive(found.pid) && isPostgres(found.pid, folder)) await stopPostmaster(found.pid)
  await rm(join(folder, 'data', 'postmaster.pid'), { force: true })
}

function isPostgres(pid: number, folder: string): boolean {
  const file = `/proc/${pid}/cmdline`
  const command = existsSync(file)
    ? readFileSync(file, 'utf8')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return (command ?? '').includes(folder)
}
