import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[]; dependents: string[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/** Lets dependency-cruiser walk through rooms with the walls of the house; gives what it saw. */
export async function cruise(rooms: string[], folder = ROOT): Promise<Cruise> {
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
