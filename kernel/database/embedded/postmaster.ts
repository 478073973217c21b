import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
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
 * Clears away what a server left that does not answer: the server itself; children that have not
 * noticed its death, whose memory a new server waits for; the pid file, whose number often belongs
 * to another program after the restart of a container, and PostgreSQL would refuse to start.
 */
export async function clearStalePostmaster(folder: string) {
  const found = readPostmaster(folder)
  if (found && servesFolder(found.pid, folder)) await stopPostmaster(found.pid)
  await endOrphans(folder)
  await rm(join(folder, 'data', 'postmaster.pid'), { force: true })
}

/** Whether the process runs and is a PostgreSQL of the folder. */
export function servesFolder(pid: number, folder: string): boolean {
  return isAlive(pid) && isPostgres(pid, folder)
}

async function endOrphans(folder: string) {
  const data = realpathSync(join(folder, 'data'))
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of atWorkIn(data)) kill(pid, signal)
    for (let waits = 0; waits < 50 && atWorkIn(data).length > 0; waits++) await sleep(20)
  }
}

/** Processes whose folder this is, as it is of every process of PostgreSQL; none where there is no /proc. */
function atWorkIn(data: string): number[] {
  if (!existsSync('/proc/self/cwd')) return []
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((pid) => isIn(pid, data) && isAlive(pid))
}

function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}

function isPostgres(pid: number, folder: string): boolean {
  const file = `/proc/${pid}/cmdline`
  const command = existsSync(file)
    ? readFileSync(file, 'utf8')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return (command ?? '').includes(folder)
}
