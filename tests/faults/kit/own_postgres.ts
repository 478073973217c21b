import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { isAlive } from '#kernel/database/embedded/process_lock'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { processesBelow } from '#tests/faults/kit/processes_below'
import { spawnAce } from '#tests/faults/kit/spawn_ace'

/** A PostgreSQL server for one spec, in a folder of its own, as durable as in production. */
export class OwnPostgres {
  private constructor(
    private folder: string,
    private server: EmbeddedPostgres
  ) {}

  /** Starts an empty server and makes the tables. */
  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-faults-'))
    const own = new OwnPostgres(folder, await startEmbeddedPostgres({ folder }))
    const args = ['migration:run', '--connection=owner', '--force']
    const { code, stderr } = await spawnAce(args, { DATABASE_URL: own.url }).ended
    if (code !== 0) throw new Error(`No tables: ${stderr}`)
    return own
  }

  get url() {
    return this.server.url
  }

  /** Opens a connection past the product, for the time of some work. */
  async use<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /** `kill -9` of every process of the server. Gives how many they were. */
  async killAll(): Promise<number> {
    const all = [this.server.pid, ...processesBelow(this.server.pid)]
    for (const pid of all) process.kill(pid, 'SIGKILL')
    while (all.some(isAlive)) await sleep(5)
    return all.length
  }

  /** Starts it again on what is left in its folder. */
  async restart(): Promise<void> {
    this.server = await startEmbeddedPostgres({ folder: this.folder })
  }

  async close(): Promise<void> {
    await this.server.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
