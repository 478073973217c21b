import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'

import type { Envelope } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { displayPath } from '#kernel/case/content/element_path'
import { fileLeavesIn, withoutFiles } from '#kernel/case/content/file_leaves'
import { Files } from '#kernel/files/files'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { schemaSources } from '#kernel/plugins/schema_sources'
import { Threads, ThreadsClosed, TookTooLong } from '#kernel/threads/threads'

import { CaseReading } from '#plugins/cases/contract/reading'
import {
  type CaseMessage,
  type CaseToWrite,
  Messages,
  type ReadMessage,
  type WrittenCase,
  type WrittenMessage,
} from '#plugins/e2b/contract'
import { endlessFile, failedFile } from '#plugins/e2b/exchange/failed_file'
import { envelopeFor } from '#plugins/e2b/exchange/envelope_for'
import type { WorkerTask } from '#plugins/e2b/exchange/message_tasks'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import { tooLargeToExport } from '#plugins/e2b/intake/message_limit'
import { wrongContent } from '#plugins/e2b/intake/refusals'
import { splitUnmapped } from '#plugins/e2b/message/unmapped_parts'
import type { WriteMessage } from '#plugins/e2b/message/writer'

/** Threads that wait this long for work end. */
const IDLE_SECONDS = 60

/** The database needs the rest of the machine. */
const MAX_THREADS = 3

/**
 * A message holds the documents of its cases in memory while it is written. No more than these do at
 * a time; the others wait.
 */
const HELD = 8

/** Far longer than the largest honest message takes to read. */
const READING_SECONDS = 60

/** Reads, checks and writes messages in threads of their own, so that requests are served meanwhile. */
@inject()
export default class PooledMessages extends Messages {
  #threads: Threads<WorkerTask, ReadMessage | WrittenMessage>
  #holding = pLimit(HELD)

  /** Reading a file is stopped after so long. */
  readingSeconds = READING_SECONDS

  constructor(
    plugins: PluginRegistry,
    private reading: CaseReading
  ) {
    super()
    this.#threads = new Threads({
      module: new URL('./message_worker', import.meta.url),
      data: {
        sources: schemaSources(plugins, app.makePath('plugins')),
        limit: messageSettings().limit,
      },
      most: MAX_THREADS,
      idleSeconds: IDLE_SECONDS,
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

  async write(batch: Envelope, cases: readonly CaseMessage[]): Promise<WrittenMessage> {
    return this.#write({ batch, reports: [...cases] })
  }

  async writeCase(caseId: string, wish: CaseToWrite = {}): Promise<WrittenCase> {
    const { revision, header, envelope, documents = true } = wish
    const record = await this.reading.get(caseId)
    const isLatest = revision === undefined || revision === record.revision
    const held = isLatest
      ? record
      : { ...record, ...(await this.reading.getRevision(caseId, revision)), revision }
    const { batch, report } = envelope ?? (await envelopeFor(held, header))
    const content = documents ? held.content : withoutFiles(held.content)
    const split = splitUnmapped(held)
    const reports = [{ envelope: report, content, ...split.report }]
    const written = await this.#write({ batch, ...split.batch, reports })
    const unwritten = written.unwritten.map((path) => displayPath(path, content))
    const { id, caseNo, revision: of } = held
    const [sender, receiver] = [batch.N_1_3, batch.N_1_4].map((leaf) => String(valueOf(leaf) ?? ''))
    return {
      ...{ ...written, unwritten, caseId: id, caseNo, revision: of },
      ...{ sender: sender!, receiver: receiver! },
    }
  }

  #write(message: WriteMessage): Promise<WrittenMessage> {
    return this.#holding(async () => {
      const attachments = await this.#documentsOf(message)
      refuseTooLarge(plainDocuments(message, attachments))
      const task = { kind: 'write', message: JSON.stringify(message), attachments } as const
      const written = (await this.#threads.run(task)) as WrittenMessage
      refuseTooLarge(written.xml.length)
      return written
    })
  }

  /** By SHA-256 what leaves do not carry themselves. */
  async #documentsOf({ reports }: WriteMessage): Promise<Map<string, Uint8Array>> {
    const leaves = reports.flatMap(({ content }) => [...fileLeavesIn(content)])
    const hashes = new Set(leaves.flatMap(({ file, base64 }) => (base64 === undefined ? file : [])))
    if (hashes.size === 0) return new Map()
    // This lives as long as the process, its threads do; the store may be another one by now.
    const files = await app.container.make(Files)
    const loaded = [...hashes].map(
      async (sha256) => [sha256, await files.read({ sha256 })] as const
    )
    return new Map(await Promise.all(loaded))
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
