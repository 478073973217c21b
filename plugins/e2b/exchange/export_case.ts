import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { fileLeavesIn } from '#kernel/content/file_leaves'
import { displayPath } from '#kernel/content/element_path'
import { Files } from '#kernel/files/files'
import { atMost } from '#kernel/threads/at_most'

import { type CaseRecord, CaseRecords, type Unmapped } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { e2bErrors } from '#plugins/e2b/errors'
import { envelopeFor } from '#plugins/e2b/exchange/envelope_for'
import type { WrittenMessage } from '#plugins/e2b/exchange/message_tasks'
import { Messages } from '#plugins/e2b/exchange/messages'
import { splitKept } from '#plugins/e2b/message/kept_parts'

/** What a message says of its case, and what it cannot say. */
export interface ExportReport {
  readonly caseNo: string
  /** What came with the case, has no element in the catalogue, and has no place in the message any more. */
  readonly unmapped: readonly Unmapped[]
  /** Filled elements that have no place in the message, by element path with positions. */
  readonly unwritten: readonly string[]
  /** What the ICH schema says against it; null when no schema is installed. */
  readonly schemaErrors: readonly string[] | null
}

export interface ExportedCase extends ExportReport {
  readonly xml: Uint8Array
}

/**
 * An export holds the documents of its case in memory while its message is written. No more than
 * these do at a time; the others wait here.
 */
const inTurn = atMost(8)

/** Writes a case as an E2B(R3) message and keeps a frozen copy of what left. */
@inject()
export default class ExportCase {
  constructor(
    private reading: CaseReading,
    private records: CaseRecords,
    private files: Files,
    private messages: Messages,
    private changes: Changes
  ) {}

  /**
   * The message is written before the transaction that keeps it begins: neither a slow file store nor
   * a large message holds one open until the database ends it. The copy tells which revision left.
   * Refuses with 2707 when the installed ICH schema says that the message is not valid.
   */
  async handle(caseId: string): Promise<ExportedCase> {
    return inTurn(async () => {
      const record = await this.reading.get(caseId)
      const written = await this.#write(record)
      const { schemaErrors, xml, packed: message } = written
      if (schemaErrors && schemaErrors.length > 0) {
        throw new e2bErrors.E_XML({ detail: invalid(schemaErrors), schemaErrors })
      }
      const { id, revision } = record
      const act = { name: 'case.exported', subject: { type: 'case', id } } as const
      await this.changes.record(act, (change) =>
        this.records.freeze(change, { caseId: id, revision, purpose: 'download', message })
      )
      return { ...reportOf(record, written), xml }
    })
  }

  /** What an export would say and leave out; nothing leaves the house. */
  async report(caseId: string): Promise<ExportReport> {
    const record = await this.reading.get(caseId)
    return reportOf(record, await this.#write(record))
  }

  async #write(record: CaseRecord): Promise<WrittenMessage> {
    const { batch, report } = await envelopeFor(record)
    const { content } = record
    const kept = splitKept(record)
    const reports = [{ envelope: report, content, ...kept.report }]
    const message = { batch, ...kept.batch, reports }
    const hashes = [...new Set([...fileLeavesIn(record.content)].map(({ file }) => file))]
    const loaded = hashes.map(
      async (sha256) => [sha256, await this.files.read({ sha256 })] as const
    )
    return this.messages.write(message, new Map(await Promise.all(loaded)))
  }
}

function reportOf(
  { caseNo, content }: CaseRecord,
  { unwritten, left: unmapped, schemaErrors }: WrittenMessage
): ExportReport {
  const paths = unwritten.map((path) => displayPath(path, content))
  return { caseNo, unmapped, unwritten: paths, schemaErrors }
}

function invalid(errors: readonly string[]) {
  return {
    en: `The message does not fit the ICH schema and was not sent out. First problem: ${errors[0]}`,
    zh: `该报文不符合 ICH 架构，未导出。第一个问题：${errors[0]}`,
  }
}
