import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import { fileLeavesIn } from '#kernel/content/file_leaves'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'
import { Threads, ThreadsClosed, TookTooLong } from '#kernel/threads/threads'

import { endlessFile, failedFile } from '#plugins/e2b/exchange/failed_file'
import type { ReadMessage, WorkerTask, WrittenMessage } from '#plugins/e2b/exchange/message_tasks'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import { Messages } from '#plugins/e2b/exchange/messages'
import { tooLargeToExport } from '#plugins/e2b/intake/message_limit'
import { wrongContent } from '#plugins/e2b/intake/refusals'
import type { WriteMessage } from '#plugins/e2b/message/writer'

/** Threads that wait this long for work end. */
const IDLE_SECONDS = 60

/** Threads at most; the database needs the rest of the machine. */
const MAX_THREADS = 2

/** Far longer than the largest honest message takes to read. */
const READING_SECONDS = 60

/** Reads, checks and writes messages in threads of their own, so that requests are served meanwhile. */
@inject()
export default class PooledMessages extends Messages {
  #threads: Threads<WorkerTask, ReadMessage | WrittenMessage>

  /** Reading a file is stopped after so long. */
  readingSeconds = READING_SECONDS

  constructor(plugins: PluginRegistry) {
    super()
    this.#threads = new Threads({
      module: new URL('./message_worker', import.meta.url),
      data: {
        sources: schemaSources(plugins, app.makePath('plugins')),
        limit: messageSettings().limit,
      },
      most: MAX_THREADS,
      idleSeconds: IDLE_SECONDS,
      isPatient: true,
    })
  }

  /** One file never stands in the way of others: what fails or does not end is a verdict on it. */
  async read(bytes: Uint8Array, profile?: string): Promise<ReadMessage> {
    const seconds = this.readingSeconds
    try {
      const task = { kind: 'read', bytes, profile } as const
      return (await this.#threads.run(task, { seconds })) as ReadMessage
    } catch (error) {
      if (error instanceof TookTooLong) return endlessFile(seconds)
      if (error instanceof ThreadsClosed) throw error
      logger.error({ err: error }, 'A file cannot be read')
      return failedFile()
    }
  }

  async write(
    message: WriteMessage,
    attachments: ReadonlyMap<string, Uint8Array>
  ): Promise<WrittenMessage> {
    refuseTooLarge(plainDocuments(message, attachments))
    const task = { kind: 'write', message: JSON.stringify(message), attachments } as const
    const written = (await this.#threads.run(task)) as WrittenMessage
    refuseTooLarge(written.xml.length)
    return written
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}

/** Bytes that documents take in a message at least, those that are packed left out. */
function plainDocuments(
  { reports }: WriteMessage,
  attachments: ReadonlyMap<string, Uint8Array>
): number {
  let bytes = 0
  for (const { content } of reports) {
    for (const { file, compressed } of fileLeavesIn(content)) {
      if (!compressed) bytes += attachments.get(file)?.length ?? 0
    }
  }
  return bytes
}

/** What is too large to come in does not leave either. */
function refuseTooLarge(bytes: number): void {
  const tooLarge = tooLargeToExport(bytes, messageSettings().limit)
  if (tooLarge) throw wrongContent(tooLarge)
}
