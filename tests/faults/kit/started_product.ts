import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { urlOf, freePort } from '#kernel/database/embedded/connection'
import { readPostmaster } from '#kernel/database/embedded/postmaster'
import { processesBelow } from '#tests/faults/kit/processes_below'
import { type FreshCopy, freshCopy } from '#tests/fresh_copy'
import { SERVER_HANGS } from '#tests/patience'

/** What `npm start` runs, and may be killed. */
export const parts = ['server', 'worker', 'PostgreSQL', 'a child of PostgreSQL'] as const

export type Part = (typeof parts)[number]

/** All that `npm start` starts, in a copy of the checkout, from a shell that knows nothing of this run. */
export class StartedProduct {
  #said = ''
  readonly #ended: Promise<unknown>

  private constructor(
    private readonly copy: FreshCopy,
    private readonly child: ChildProcess,
    readonly address: string
  ) {
    const listen = (chunk: Buffer) => (this.#said += chunk)
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
    this.#ended = new Promise((done) => child.once('exit', done))
  }

  static async start(): Promise<StartedProduct> {
    const copy = freshCopy()
    const port = await freePort()
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--no-demo'], {
      cwd: copy.folder,
      env: { PATH, HOME, PORT: String(port) },
    })
    const product = new StartedProduct(copy, child, `http://127.0.0.1:${port}`)
    for (const until = Date.now() + SERVER_HANGS; Date.now() < until; await sleep(50)) {
      if (product.said.includes('Ctrl-C stops everything')) return product
      if (child.exitCode !== null) break
    }
    await product.stop()
    throw new Error(`It does not come up:\n${product.said}`)
  }

  /** What the launcher has printed. */
  get said() {
    return this.#said
  }

  /** Address of the owner of the database. */
  get url(): string {
    const folder = join(this.copy.folder, 'storage/postgres')
    const password = readFileSync(join(folder, 'password'), 'utf8').trim()
    return urlOf(Number(readFileSync(join(folder, 'port'), 'utf8')), password, 'pharos')
  }

  /** Opens a connection past the product, for the time of some work. */
  async use<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /**
   * `kill -9` of one part.
   * @param choose picks one of several children
   * @returns whether there was anything to kill: it may be starting at this moment
   */
  kill(part: Part, choose: (length: number) => number): boolean {
    const pid = this.#pidOf(part, choose)
    try {
      return pid !== undefined && process.kill(pid, 'SIGKILL')
    } catch {
      return false
    }
  }

  #pidOf(part: Part, choose: (length: number) => number): number | undefined {
    if (part === 'server' || part === 'worker') {
      const { services } = JSON.parse(
        readFileSync(join(this.copy.folder, 'storage/running.json'), 'utf8')
      ) as { services: number[] }
      return services[part === 'server' ? 0 : 1]
    }
    const postmaster = readPostmaster(join(this.copy.folder, 'storage/postgres'))?.pid
    if (part === 'PostgreSQL' || postmaster === undefined) return postmaster
    const children = processesBelow(postmaster)
    return children[choose(children.length)]
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM')
    await this.#ended
    this.copy.remove()
  }
}
