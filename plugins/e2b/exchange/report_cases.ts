import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { fileLeavesIn } from '#kernel/case/content/file_leaves'
import { valueOf } from '#kernel/case/content/leaf'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { Files } from '#kernel/files/files'

import {
  CaseRecords,
  type CaseRecord,
  type IdentifierMatch,
  type NewCase,
} from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { type LaterKind, type WhyNoVersion, whyNoVersion } from '#plugins/cases/contract/versions'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import type { ReadReport } from '#plugins/e2b/contract'
import { continuedBy } from '#plugins/e2b/exchange/continued_by'
import { asInMessage } from '#plugins/e2b/exchange/left_in_the_case'
import { refuseUnsavable } from '#plugins/e2b/exchange/refuse_unsavable'
import { isNullification, judge, type Judgement } from '#plugins/e2b/exchange/verdict'
import { type Accepted, acceptedOf } from '#plugins/e2b/incoming/accepted_of'

/** Reports and the cases of the project: what one is to the other, and what is made of it. */
@inject()
export class ReportCases {
  constructor(
    private records: CaseRecords,
    private whole: WholeCases,
    private process: CaseProcess,
    private files: Files,
    private forms: FormSchemas
  ) {}

  /** Cases that carry one of these numbers, whoever asks; those that were deleted are among them. */
  async find(numbers: readonly string[]): Promise<IdentifierMatch[]> {
    return this.whole.findByIdentifiers(numbers)
  }

  /** What a report is to the cases that share a number with it. */
  async judge({ content }: ReadReport, found: readonly IdentifierMatch[]): Promise<Judgement> {
    const { catalogue } = this.forms
    return judge(content, found, async (caseId) => {
      const known = await this.whole.get(caseId)
      return { content: asInMessage(known.content, catalogue) }
    })
  }

  /** Why a case cannot take a report now; null where it can. */
  async whyNot(caseId: string, report: ReadReport): Promise<WhyNoVersion | null> {
    return this.#whyNot(await this.whole.get(caseId), report)
  }

  /** The same of a case that is locked with that. */
  async lockedWhyNot(
    change: Change,
    caseId: string,
    report: ReadReport
  ): Promise<WhyNoVersion | null> {
    return this.#whyNot(await this.whole.lock(change, caseId), report)
  }

  /** Makes new cases of reports, in their order. `change` has the line that their documents came. */
  async create(open: OpenChange, change: Change, reports: readonly ReadReport[]) {
    const cases = await Promise.all(reports.map((report) => this.#newCase(change, report)))
    return this.records.create(open, cases)
  }

  /**
   * Makes a new version of a case by a report.
   * @param accepted what somebody chose of it; all of it when absent
   * @param stated says more of what the version says, by what the case says now
   */
  async followUp(
    open: OpenChange,
    caseId: string,
    report: ReadReport,
    {
      accepted,
      stated,
    }: { accepted?: Accepted; stated?: (before: CaseContent) => CaseContent } = {}
  ): Promise<void> {
    const change = open({ name: 'case.follow_up_imported', subject: { type: 'case', id: caseId } })
    const before = await this.whole.lock(change, caseId)
    const { catalogue } = this.forms
    const continued = continuedBy(before.content, report, catalogue)
    const chosen = accepted
      ? acceptedOf(before, continued.content, accepted, catalogue)
      : continued.content
    const content = { ...chosen, ...stated?.(before.content) }
    await refuseUnsavable(this.forms, content)
    await this.#noteDocuments(change, report)
    await this.records.revise(change, before, {
      newVersion: broughtBy(report),
      envelope: report.envelope,
      ...continued,
      content,
    })
  }

  async #whyNot(
    record: Pick<CaseRecord, 'version' | 'versionKind' | 'status'>,
    report: ReadReport
  ): Promise<WhyNoVersion | null> {
    const { find, followsArchived } = await this.process.current()
    const isArchived = find(record.status)?.kind === 'ended'
    return whyNoVersion(broughtBy(report), { ...record, isArchived }, followsArchived)
  }

  async #newCase(change: Change, report: ReadReport): Promise<NewCase> {
    const { content, envelope, unmapped, form } = report
    await refuseUnsavable(this.forms, content)
    await this.#noteDocuments(change, report)
    return { act: 'case.imported', content, envelope, unmapped, form }
  }

  /** The bytes are in the store by now, see `putDocuments`. */
  async #noteDocuments(change: Change, { attachments, content }: ReadReport): Promise<void> {
    for (const { file: sha256, name = sha256.slice(0, 12), mediaType } of fileLeavesIn(content)) {
      const size = attachments.get(sha256)?.length
      if (size !== undefined) await this.files.note(change, { name, sha256, size, mediaType })
    }
  }
}

/** A report that nullifies or amends opens a version of that kind (C.1.11.1: 1, 2). */
export function broughtBy({ content }: ReadReport): LaterKind {
  if (isNullification(content)) return 'nullification'
  return valueOf(content.C_1_11_1) === '2' ? 'amendment' : 'follow-up'
}
