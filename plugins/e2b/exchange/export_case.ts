import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'

import { CaseRecords, type Unmapped } from '#plugins/cases/contract'
import { Messages, type WrittenCase } from '#plugins/e2b/contract'
import { e2bErrors } from '#plugins/e2b/errors'
import { wording } from '#plugins/e2b/lang/server/wording'

/** What a message says of its case, and what it cannot say. */
export interface ExportReport extends Pick<WrittenCase, 'caseNo' | 'unwritten' | 'schemaErrors'> {
  /** What came with the case, has no element in the catalogue, and has no place in the message any more. */
  readonly unmapped: readonly Unmapped[]
}

export interface ExportedCase extends ExportReport {
  readonly xml: Uint8Array
}

/** Writes a case as an E2B(R3) message and keeps a frozen copy of what left. */
@inject()
export default class ExportCase {
  constructor(
    private records: CaseRecords,
    private messages: Messages,
    private changes: Changes
  ) {}

  /**
   * The message is written before the transaction that keeps it begins: neither a slow file store nor
   * a large message holds one open until the database ends it. The copy tells which revision left.
   * Refuses with 2707 when the installed ICH schema says that the message is not valid.
   */
  async handle(id: string): Promise<ExportedCase> {
    const written = await this.messages.writeCase(id)
    const { caseId, schemaErrors, xml, revision, packed: message } = written
    if (schemaErrors && schemaErrors.length > 0) {
      throw new e2bErrors.E_XML({ detail: invalid(schemaErrors), schemaErrors })
    }
    const act = { name: 'case.exported', subject: { type: 'case', id: caseId } } as const
    await this.changes.record(act, (change) =>
      this.records.freeze(change, { caseId, revision, purpose: 'download', message })
    )
    return { ...reportOf(written), xml }
  }

  /** What an export would say and leave out; nothing leaves the house. */
  async report(caseId: string): Promise<ExportReport> {
    return reportOf(await this.messages.writeCase(caseId))
  }
}

function reportOf({ caseNo, unwritten, left: unmapped, schemaErrors }: WrittenCase): ExportReport {
  return { caseNo, unmapped, unwritten, schemaErrors }
}

function invalid(errors: readonly string[]) {
  return wording('export_case.the_message_does_not_fit_the', { value: errors[0] })
}
