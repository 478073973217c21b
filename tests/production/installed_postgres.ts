import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#kernel/database/embedded/connection'
import { startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { withClient } from '#tests/test_database'

/** The oldest that Pharos runs on. */
const OLDEST = 15
/** uid and gid of `nobody` on Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65534

export interface OwnServer {
  /** Connection string of its superuser, as whom an administrator of PostgreSQL signs in. */
  readonly url: string
  stop(): void | Promise<void>
}

interface InstalledPostgres extends OwnServer {
  /** Folder of its programs: psql, pg_dump and the others of the same version. */
  readonly programs: string
  stop(): void
}

/** Folder with the programs of a PostgreSQL that this machine has, or null; says so in a line. */
export function installedPostgres(): string | null {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((file) => ({ folder: join(file, '..'), version: Number(file.split('/')[4]) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((one, other) => other.version - one.version)
  const folder = newest?.folder ?? askConfig()
  if (!folder) console.log(`      No PostgreSQL ${OLDEST} or newer is installed: left out`)
  return folder
}

function askConfig(): string | null {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folder = stdout?.trim()
  if (!folder || !existsSync(join(folder, 'initdb'))) return null
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(version)![1]) >= OLDEST ? folder : null
}

/** Starts a new server of an installed PostgreSQL on a free port, with an empty data folder. */
export async function startInstalledPostgres(programs: string): Promise<InstalledPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-installed-'))
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  chmodSync(folder, 0o777)
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { ...identity, cwd: folder, stdio: 'ignore' })
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const settings = [`-p ${port}`, '-c listen_addresses=127.0.0.1', '-c fsync=off']
  const options = [...settings, `-c unix_socket_directories=${folder}`].join(' ')
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    programs,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a new server of the oldest PostgreSQL that is at hand, an installed one or the embedded one,
 * as its administrator finds it: nobody has made roles of Pharos there.
 */
export async function startOldestPostgres(): Promise<OwnServer> {
  const programs = installedPostgres()
  if (programs) return startInstalledPostgres(programs)
  const folder = mkdtempSync(join(tmpdir(), 'pharos-oldest-'))
  const { url, stop } = await startEmbeddedPostgres({ folder, database: 'postgres' })
  await withClient(url, (client) => client.query('drop role pharos_server, pharos_app'))
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
