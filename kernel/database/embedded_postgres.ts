import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { postgresBinaries } from './embedded/binaries.ts'
import { createDatabase, urlOf } from './embedded/connection.ts'
import { initialise, passwordOf } from './embedded/data_folder.ts'
import { joinPostmaster } from './embedded/join.ts'
import { launch } from './embedded/launch.ts'
import { underLock } from './embedded/process_lock.ts'
import { makeServerRole, serverUrlOf } from './embedded/server_role.ts'
import { enter, leave } from './embedded/users.ts'
import { isDatabaseAway } from './is_database_away.ts'

// This file and those in embedded/ are run by plain Node as well (the start script has no
// TypeScript loader), so they import each other by relative path and use erasable syntax only.

export interface EmbeddedPostgresOptions {
  /** Folder that holds the data, the password and the log; created when missing. */
  folder: string
  /** TCP port on 127.0.0.1 and no other one; when absent that of the folder, or a free one. */
  port?: number
  /** Database to create when missing; `pharos` when absent. */
  database?: string
  /** Further server settings, such as `{ shared_buffers: '512MB' }`. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser `postgres` on the database, who owns the tables. */
  url: string
  /** Connection string of the role that owns nothing, for the server and the workers. */
  serverUrl: string
  /** Process id of the postmaster. */
  pid: number
  /** Stops the server, unless another live process still uses it. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server that npm installed, or joins the one that already serves the
 * folder. Survives what a `kill -9` leaves behind: a stale postmaster.pid, a half-made data
 * folder, an orphaned server. Throws an Error with the end of the log when it cannot start.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions
): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder)
  const lock = join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  return underLock(lock, async () => {
    const binaries = await postgresBinaries()
    const password = await passwordOf(folder)
    await initialise(folder, binaries)
    const { pid, port } =
      (await joinPostmaster(folder, password)) ??
      (await launch({ ...options, folder }, binaries, password))
    const database = options.database ?? 'pharos'
    const url = urlOf(port, password, database)
    const prepare = async () => {
      await createDatabase(port, password, database)
      await makeServerRole(url)
    }
    await prepare().catch(async (error) => {
      if (!isDatabaseAway(error)) throw error
      // It answered before it knew that a child of it is dead, and recovers now.
      await joinPostmaster(folder, password)
      await prepare()
    })
    await enter(folder)
    return {
      url,
      serverUrl: serverUrlOf(url),
      pid,
      stop: () => underLock(lock, () => leave(folder, pid)),
    }
  })
}
