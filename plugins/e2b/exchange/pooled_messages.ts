import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Piscina } from 'piscina'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'

import type { ReadMessage, WorkerTask, WrittenMessage } from '#plugins/e2b/exchange/message_tasks'
import { Messages } from '#plugins/e2b/exchange/messages'
import type { WriteMessage } from '#plugins/e2b/message/writer'

/** Threads that wait this long for work end. */
const IDLE_MS = 60_000

/** Threads at most; the database needs the rest of the machine. */
const MAX_THREADS = 2

/** Threads load the source as this process does: TypeScript here, JavaScript after a build. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
const loaders = extension === '.ts' ? ['--import', import.meta.resolve('@poppinss/ts-exec')] : []

/** Reads, checks and writes messages in threads of their own, so that requests are served meanwhile. */
@inject()
export default class PooledMessages extends Messages {
  #threads?: Piscina<WorkerTask, ReadMessage | WrittenMessage>

  constructor(private plugins: PluginRegistry) {
    super()
  }

  async read(bytes: Uint8Array, profile?: string): Promise<ReadMessage> {
    return (await this.#run({ kind: 'read', bytes, profile })) as ReadMessage
  }

  async write(
    message: WriteMessage,
    attachments: ReadonlyMap<string, Uint8Array>
  ): Promise<WrittenMessage> {
    return (await this.#run({ kind: 'write', message, attachments })) as WrittenMessage
  }

  async close(): Promise<void> {
    await this.#threads?.destroy()
    this.#threads = undefined
  }

  #run(task: WorkerTask) {
    this.#threads ??= new Piscina({
      filename: new URL(`./message_worker${extension}`, import.meta.url).href,
      execArgv: loaders,
      workerData: { sources: schemaSources(this.plugins, app.makePath('plugins')) },
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
    })
    return this.#threads.run(task)
  }
}
