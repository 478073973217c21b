import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from '../../kernel/database/embedded/process_lock.ts'
import { say } from './say.ts'

/** Restarts of a failing service within a minute before it is given up. */
const MOST_RESTARTS = 5

/**
 * A long-running program in a process group of its own, so that Ctrl-C in the terminal does not
 * hit it in the middle of its work. It is started again when it dies, and told to go when its
 * parent goes (by the closed channel).
 */
export class Service {
  #child?: ChildProcess
  #restarts: number[] = []
  #isStopping = false

  readonly name: string
  readonly args: string[]
  readonly env: NodeJS.ProcessEnv

  constructor(name: string, args: string[], env: NodeJS.ProcessEnv) {
    this.name = name
    this.args = args
    this.env = env
  }

  get pid() {
    return this.#child?.pid
  }

  get log() {
    return `storage/logs/${this.name}.log`
  }

  /** Whether it runs or will be started again. */
  get isUp() {
    return !this.#isStopping && this.#restarts.length <= MOST_RESTARTS
  }

  start(onStart: () => void = () => {}) {
    mkdirSync('storage/logs', { recursive: true })
    const log = openSync(this.log, 'a')
    this.#child = spawn(process.execPath, this.args, {
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...this.env },
    })
    closeSync(log)
    this.#child.once('exit', (code, signal) =>
      this.#restart(`${signal ?? `code ${code}`}`, onStart)
    )
    onStart()
  }

  #restart(how: string, onStart: () => void) {
    if (this.#isStopping) return
    this.#restarts = [...this.#restarts.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (!this.isUp) return say(`The ${this.name} has failed too often; see ${this.log}`)
    say(`The ${this.name} has ended (${how}); starting it again`)
    setTimeout(() => this.#isStopping || this.start(onStart), 500)
  }

  /** Asks it to finish; ends it when it has not done so in ten seconds. */
  async stop() {
    this.#isStopping = true
    // An open channel would keep it from ending by itself.
    if (this.#child?.connected) this.#child.disconnect()
    if (this.pid) await endGroup(this.pid)
  }

  /** The last lines of its log. */
  endOfLog() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
  }
}

/** Ends a process and its children: asks first, insists after ten seconds. */
export async function endGroup(pid: number) {
  signalGroup(pid, 'SIGTERM')
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(30)) {
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
