import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest Node that runs the project. */
const OLDEST = [24, 15]

/**
 * Path of the Node to run the project with: the one npm installed, else the running one when it
 * is new enough. Throws a sentence for the user when there is none.
 */
export function findNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin')
  const own = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  // The binary from npm needs glibc; on Alpine, for one, it is there but does not run.
  const runs = existsSync(own) && spawnSync(own, ['--version']).status === 0
  if (runs) return own
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(
    `Pharos runs on Node ${OLDEST.join('.')} or newer, which npm brings along on Linux (glibc) only. ` +
      `This machine has Node ${process.versions.node}: install Node 24 from https://nodejs.org and try again.`
  )
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
