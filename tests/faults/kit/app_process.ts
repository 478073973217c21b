import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#kernel/database/embedded/connection'
import { asServer } from '#tests/as_server'
import { SERVER_HANGS } from '#tests/patience'

/** Characters of what a process printed that are kept for the message of a failed test. */
const KEPT = 20_000

/**
 * The real web server as a process of its own, the leader of a group of processes, so that
 * `kill -9` hits whatever it has started.
 */
export class AppProcess {
  #output = ''
  /** The exit code, once it has ended; null after a kill. */
  readonly ended: Promise<number | null>

  private constructor(
    readonly address: string,
    private readonly child: ChildProcess
  ) {
    const listen = (chunk: Buffer) => (this.#output = (this.#output + chunk).slice(-KEPT))
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
    this.ended = new Promise((done) => child.once('exit', done))
  }

  /**
   * Starts the server on a free port and waits until it is ready to serve.
   * @param env settings of this server, DATABASE_URL first of all
   */
  static async start(env: NodeJS.ProcessEnv): Promise<AppProcess> {
    const port = String(await freePort())
    const args = ['--import', './kernel/typescript/register.mjs', 'bin/server.ts']
    const child = spawn(process.execPath, args, {
      cwd: new URL('../../../', import.meta.url),
      detached: true,
      // The channel tells the server when this test run dies before it can stop it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: asServer({
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...env,
        PORT: port,
      }),
    })
    const app = new AppProcess(`http://127.0.0.1:${port}`, child)
    await app.#untilReady()
    return app
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  get pid() {
    return this.child.pid!
  }

  /** The end of what it printed. */
  get output() {
    return this.#output
  }

  /** `kill -9` of the whole group. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL')
    await this.ended
  }

  /** Asks it to finish, and insists after half a minute. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM')
    await Promise.race([this.ended, sleep(SERVER_HANGS, undefined, { ref: false })])
    if (this.isRunning) await this.kill()
  }

  #signal(signal: NodeJS.Signals) {
    if (this.isRunning) process.kill(-this.child.pid!, signal)
  }

  async #untilReady() {
    for (const until = Date.now() + SERVER_HANGS; Date.now() < until && this.isRunning;) {
      const limit = { signal: AbortSignal.timeout(SERVER_HANGS) }
      const answer = await fetch(`${this.address}/health/ready`, limit).catch(() => null)
      if (answer?.ok) return
      await sleep(50)
    }
    await this.kill()
    throw new Error(`The server does not become ready:\n${this.#output}`)
  }
}
