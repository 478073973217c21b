import { setTimeout as sleep } from 'node:timers/promises'

import { answers } from './connection.ts'
import { readPostmaster, servesFolder } from './postmaster.ts'

/** The replay of a long log after a crash takes its time. */
const LONGEST_RECOVERY_MS = 120_000

/**
 * Process id and port of the server that serves the folder, once it answers; null when there is
 * none. One that has lost a child recovers, and takes nobody meanwhile: it is waited for.
 */
export async function joinPostmaster(folder: string, password: string) {
  for (const until = Date.now() + LONGEST_RECOVERY_MS; Date.now() < until; await sleep(40)) {
    const found = readPostmaster(folder)
    if (!found || !servesFolder(found.pid, folder)) return null
    if (await answers(found.port, password)) return found
  }
  return null
}
