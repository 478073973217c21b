import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from '../../kernel/database/embedded/process_lock.ts'
import { Pauses } from './pauses.ts'
import { say } from './say.ts'

export interface ServiceOptions {
  readonly name: string
  /** What Node runs. */
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Is called each time that it runs, with its `pid` known. */
  onStart?(): void
  /** Whether an end at this moment is no fault of the service: what it stands on is away. */
  isExcused?(): Promise<boolean>
  readonly pauses?: Pauses
}

/** Nothing that comes up at all ends so often before. */
const HOPELESS_STARTS = 3

/** How long a service that is told to go may take: it ends by itself within 30 seconds. */
const LONGEST_GOODBYE_MS = 35_000

/**
 * A long-running program in a process group of its own, so that Ctrl-C in the terminal does not
 * hit it in the middle of its work. When it ends it is started again, after pauses that grow, for
 * as long as this process lives; it is told to go when its parent goes (by the closed channel).
 */
export class Service {
  #child?: ChildProcess
  #pauses: Pauses
  #isStopping = false

  readonly options: ServiceOptions

  constructor(options: ServiceOptions) {
    this.options = options
    this.#pauses = options.pauses ?? new Pauses()
  }

  get pid() {
    return this.#child?.pid
  }

  get log() {
    return `storage/logs/${this.options.name}.log`
  }

  /** It has ended soon after its start again and again: whoever waits for it had better be told. */
  get isFailing() {
    return this.#pauses.inARow >= HOPELESS_STARTS
  }

  start() {
    const began = Date.now()
    const again = (how: string) => void this.#again(how, Date.now() - began)
    try {
      const child = this.#spawn()
      this.#child = child
      // One that could not be started has no number and never exits.
      child.once('error', ({ message }) => child.pid ?? again(message))
      child.once('exit', (code, signal) => again(signal ?? `code ${code}`))
    } catch (error) {
      return again((error as Error).message)
    }
    this.options.onStart?.()
  }

  #spawn(): ChildProcess {
    mkdirSync('storage/logs', { recursive: true })
    const log = openSync(this.log, 'a')
    try {
      return spawn(process.execPath, this.options.args, {
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
        env: { ...process.env, ...this.options.env },
      })
    } finally {
      closeSync(log)
    }
  }

  async #again(how: string, lived: number) {
    const isExcused = await this.options.isExcused?.()
    if (this.#isStopping) return
    const pause = this.#pauses.after(lived, isExcused)
    const where = this.isFailing ? `; see ${this.log}` : ''
    say(
      `The ${this.options.name} has ended (${how}); starting it again in ${pause / 1000} s${where}`
    )
    setTimeout(() => this.#isStopping || this.start(), pause)
  }

  /** Asks it to finish, and ends it when it does not. */
  async stop() {
    this.#isStopping = true
    // An open channel would keep it from ending by itself.
    if (this.#child?.connected) this.#child.disconnect()
    if (this.pid) await endGroup(this.pid, { within: LONGEST_GOODBYE_MS })
  }

  /** The last lines of its log. */
  endOfLog() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
  }
}

/** Ends a process and its children: asks first, insists after ten seconds or so many milliseconds. */
export async function endGroup(pid: number, { within = 10_000 } = {}) {
  signalGroup(pid, 'SIGTERM')
  for (const until = Date.now() + within; Date.now() < until; await sleep(30)) {
    if (!isAlive(pid)) break
  }
  signalGroup(pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Gone already.
  }
}
