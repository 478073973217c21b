import { inject } from '@adonisjs/core'

import { displayPath } from '#kernel/case/content/element_path'
import { saidText } from '#kernel/case/content/said_text'
import type { Finding } from '#kernel/case/rules/finding'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import { CaseRecords, type RevisionSummary, type Unmapped } from '#plugins/cases/contract'
import { CaseJudging } from '#plugins/cases/contract/judging'
import { CaseReading } from '#plugins/cases/contract/reading'
import { type MessageHeader, Messages, type WrittenCase } from '#plugins/e2b/contract'
import { e2bErrors } from '#plugins/e2b/errors'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import { wording } from '#plugins/e2b/lang/server/wording'

/** What of a case is to be exported, and for whom. */
export interface ExportWish {
  /** The latest when absent. */
  readonly revision?: number
  readonly header?: MessageHeader
  /** False leaves the documents themselves out. */
  readonly documents?: boolean
}

/** The same, and why it leaves although there are errors; the reason stands in the audit trail. */
export interface ReasonedWish extends ExportWish {
  readonly reason?: string
}

/** What a message says of its case, what it cannot say, and what stands against it. */
export interface ExportReport extends Pick<
  WrittenCase,
  'caseNo' | 'revision' | 'unwritten' | 'schemaErrors' | 'sender' | 'receiver'
> {
  readonly version: number
  readonly fileName: string
  /** What came with the case, has no element in the catalogue, and has no place in the message any more. */
  readonly unmapped: readonly Unmapped[]
  /** What the rules find in that revision; paths with positions. */
  readonly findings: readonly Finding[]
  /** No ICH schema is installed, and the platform lets nothing leave the formal environment without one. */
  readonly mustBeChecked: boolean
}

export interface ExportedCase extends ExportReport {
  readonly xml: Uint8Array
}

/** Writes a case as an E2B(R3) message and keeps a frozen copy of what left. */
@inject()
export default class ExportCase {
  constructor(
    private records: CaseRecords,
    private reading: CaseReading,
    private judging: CaseJudging,
    private messages: Messages,
    private changes: Changes
  ) {}

  /**
   * The message is written before the transaction that keeps it begins: neither a slow file store nor
   * a large message holds one open until the database ends it. The copy tells which revision left.
   * Refuses what `prepare` refuses.
   */
  async handle(id: string, wish: ReasonedWish = {}): Promise<ExportedCase> {
    const { report, written } = await this.prepare(id, wish)
    const { caseId, xml, revision, packed: message } = written
    await this.changes.record(exportAct(caseId, wish.reason), (change) =>
      this.records.freeze(change, { caseId, revision, purpose: 'download', message })
    )
    return { ...report, xml }
  }

  /**
   * The message, which may leave. Refuses with 2707 what the installed ICH schema says is not valid, and
   * what it cannot be asked about where the platform wants that; with 2017 a case with errors that nobody
   * gives a reason for.
   */
  async prepare(
    id: string,
    { reason, ...wish }: ReasonedWish
  ): Promise<{ readonly report: ExportReport; readonly written: WrittenCase }> {
    const { report, written } = await this.#write(id, wish)
    const { schemaErrors } = written
    if (schemaErrors && schemaErrors.length > 0) {
      throw new e2bErrors.E_XML({ detail: invalid(schemaErrors), schemaErrors })
    }
    if (report.mustBeChecked) throw new e2bErrors.E_XML({ detail: unchecked })
    if (errorsIn(report) > 0 && !saidText(reason ?? '')) {
      throw new kernelErrors.E_PARAMETER({ detail: withoutReason(errorsIn(report)) })
    }
    return { report, written }
  }

  /** What an export would say and leave out, and the revisions to choose from; nothing leaves the house. */
  async report(
    id: string,
    wish: ExportWish = {}
  ): Promise<ExportReport & { readonly revisions: readonly RevisionSummary[] }> {
    const { report, revisions } = await this.#write(id, wish)
    return { ...report, revisions }
  }

  async #write(id: string, { revision: wished, header, documents }: ExportWish) {
    const written = await this.messages.writeCase(id, {
      ...{ revision: wished, header, documents },
    })
    const { caseId, caseNo, revision, unwritten, schemaErrors, sender, receiver } = written
    const [revisions, { content }] = [
      await this.reading.listRevisions(caseId),
      await this.reading.getRevision(caseId, revision),
    ]
    const { version } = revisions.find((each) => each.revision === revision)!
    const { findings } = await this.judging.judge({ content, version, caseNo })
    const report: ExportReport = {
      ...{ caseNo, version, revision, sender, receiver, unwritten, schemaErrors },
      fileName: `${caseNo}_v${version}_r${revision}.xml`,
      unmapped: written.left,
      findings: findings.map(({ path, ...rest }) => ({
        ...rest,
        path: displayPath(path, content),
      })),
      mustBeChecked: schemaErrors === null && isHeldBack(),
    }
    return { report, written, revisions }
  }
}

/** The act under which a case leaves. */
export const exportAct = (caseId: string, reason?: string) =>
  ({
    name: 'case.exported',
    subject: { type: 'case', id: caseId },
    reason: saidText(reason ?? '') || undefined,
  }) as const

/** Whether nothing leaves this environment that no schema was asked about. */
function isHeldBack(): boolean {
  return currentScope().environment === 1 && !messageSettings().mayLeaveUnchecked
}

const errorsIn = ({ findings }: ExportReport) =>
  findings.filter(({ severity }) => severity === 'error').length

function invalid(errors: readonly string[]) {
  return wording('export_case.the_message_does_not_fit_the', { value: errors[0] })
}

const unchecked = wording('export_case.no_schema')
const withoutReason = (count: number) => wording('export_case.reason_needed', { count })
