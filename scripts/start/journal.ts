import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { isAlive } from '../../kernel/database/embedded/process_lock.ts'
import { endGroup } from '../lib/service.ts'
import { say, Stop } from '../lib/say.ts'

const FILE = 'storage/running.json'

interface Journal {
  launcher: number
  address: string
  services: number[]
}

/**
 * Reads what an earlier start has noted. Refuses when it still runs; ends services that it left
 * behind when it was killed.
 */
export async function clearLeftovers() {
  const found = read()
  if (!found) return
  if (isOurs(found.launcher, 'scripts/start/main.ts')) {
    throw new Stop(`Pharos already runs at ${found.address} (process ${found.launcher}).`)
  }
  const left = found.services.filter((pid) => isOurs(pid, process.cwd()))
  if (left.length) say(`Ending what an earlier run has left behind (${left.join(', ')})`)
  await Promise.all(left.map((pid) => endGroup(pid)))
}

/** Notes what runs, for the next start; where there is no room for the note, everything runs all the same. */
export function note(address: string, services: (number | undefined)[]) {
  const journal: Journal = {
    launcher: process.pid,
    address,
    services: services.filter((pid) => pid !== undefined),
  }
  try {
    mkdirSync('storage', { recursive: true })
    // In full or not at all: somebody may read it at this moment.
    writeFileSync(`${FILE}.new`, JSON.stringify(journal))
    renameSync(`${FILE}.new`, FILE)
  } catch (error) {
    say(`What runs cannot be noted for the next start: ${(error as Error).message}`)
  }
}

/** Removes the note of this process; one of another that still runs stays. */
export function forget() {
  if (read()?.launcher === process.pid) rmSync(FILE, { force: true })
}

function read(): Journal | null {
  try {
    return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null
  } catch {
    return null
  }
}

/** A number may belong to another program by now: its command line must name what we started. */
function isOurs(pid: number, mark: string): boolean {
  if (pid === process.pid || !isAlive(pid)) return false
  const file = `/proc/${pid}/cmdline`
  return !existsSync(file) || readFileSync(file, 'utf8').includes(mark)
}
