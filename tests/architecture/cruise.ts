import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const seen = new Map<string, Promise<Cruise>>()

/** Lets dependency-cruiser walk through rooms with the walls of the house; gives what it saw, the same rooms once. */
export function cruise(rooms: string[], folder = ROOT): Promise<Cruise> {
  const key = [folder, ...rooms].join(' ')
  if (!seen.has(key)) seen.set(key, walk(rooms, folder))
  return seen.get(key)!
}

async function walk(rooms: string[], folder: string): Promise<Cruise> {
  const args = [
    `${ROOT}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
    ...['--config', `${ROOT}/.dependency-cruiser.cjs`, '--output-type', 'json'],
    ...rooms,
  ]
  // It ends with the number of violations as its exit code.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 1 << 28,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout) as Cruise
}
