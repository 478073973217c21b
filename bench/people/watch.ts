import { readFileSync, readdirSync } from 'node:fs'

/** What processes have used so far, as the system counts it (Linux). */
export interface Used {
  /** Processor time of the server, its threads included, ms. */
  readonly server: number
  /** Processor time of PostgreSQL, ms, of processes that have ended too. */
  readonly database: number
  /** Memory of the server, MB. */
  readonly memory: number
}

/** Ticks of a second in /proc, the same on every Linux. */
const TICK_MS = 10

/**
 * Reads what the server and the PostgreSQL below a process have used.
 * @param server id of the process of the server
 * @param postmaster id of the first process of PostgreSQL
 */
export function readUsed(server: number, postmaster: number): Used {
  const own = [postmaster, ...childrenOf(postmaster)]
  return {
    server: timesOf(server).own,
    database:
      own.reduce((sum, pid) => sum + timesOf(pid).own, 0) + timesOf(postmaster).ofEndedChildren,
    memory: memoryOf(server),
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fieldsOf(pid)[1] === String(parent))
}

function timesOf(pid: number) {
  const fields = fieldsOf(pid)
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number)
  return {
    own: ((user ?? 0) + (system ?? 0)) * TICK_MS,
    ofEndedChildren: ((endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS,
  }
}

/** The fields of /proc/PID/stat behind the name, which may hold spaces; none when it has ended. */
function fieldsOf(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? Number.NaN) / 1024
}
