import pLimit, { type LimitFunction } from 'p-limit'
import { Piscina } from 'piscina'

import { extension, loaders } from '#kernel/typescript/in_threads'

interface ThreadSettings {
  /** Address of the module without its extension; its default export takes a task and gives an answer. */
  readonly module: URL
  /** Threads at most, each with one task; who has more waits in turn. */
  readonly most: number
  /** Threads that wait so long for a task end; without it they live, and remember, until they are closed. */
  readonly idleSeconds?: number
  /** What the module finds in `threadData`. */
  readonly data?: unknown
}

interface TaskSettings {
  /** A task that takes a thread longer is stopped, and refused with `TookTooLong`. */
  readonly seconds?: number
  /** Memory that goes to the thread instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[]
}

/** A task that was stopped; its thread is gone, and the next task has another one. */
export class TookTooLong extends Error {
  constructor(readonly seconds: number) {
    super(`A thread was stopped: it took more than ${seconds} seconds`)
  }
}

/** A task whose threads were closed while it waited or ran: nobody knows what would have become of it. */
export class ThreadsClosed extends Error {
  constructor() {
    super('The threads were closed')
  }
}

/** The one way to run something beside the process: threads of one module, started at the first task. */
export class Threads<Task, Answer> {
  #pool?: Piscina<Task, Answer>
  #inTurn: LimitFunction

  constructor(private settings: ThreadSettings) {
    this.#inTurn = pLimit(settings.most)
  }

  /**
   * Gives a task to a thread. What the module throws is thrown here; a thread that dies takes its own
   * task with it and no other.
   */
  async run(task: Task, { seconds, transfer = [] }: TaskSettings = {}): Promise<Answer> {
    const pool = (this.#pool ??= this.#open())
    return this.#inTurn(async () => {
      if (this.#pool !== pool) throw new ThreadsClosed()
      // Time counts from when the thread has the task.
      const signal = seconds === undefined ? undefined : AbortSignal.timeout(seconds * 1000)
      try {
        return await pool.run(task, { signal, transferList: [...transfer] })
      } catch (error) {
        if (signal?.aborted) throw new TookTooLong(seconds!)
        if (this.#pool !== pool) throw new ThreadsClosed()
        throw error
      }
    })
  }

  /** Ends all threads; a later task starts others. */
  async close(): Promise<void> {
    const pool = this.#pool
    this.#pool = undefined
    await pool?.destroy()
  }

  #open(): Piscina<Task, Answer> {
    const { module, most, idleSeconds, data } = this.settings
    return new Piscina({
      filename: `${module.href}${extension}`,
      execArgv: [...loaders],
      workerData: data,
      minThreads: idleSeconds === undefined ? most : 0,
      maxThreads: most,
      idleTimeout: (idleSeconds ?? 0) * 1000,
      concurrentTasksPerWorker: 1,
    })
  }
}
