import { inject } from '@adonisjs/core'

import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { identifiersOf } from '#plugins/cases/contract/identifiers'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { ReadReport } from '#plugins/e2b/contract'
import type { PreviewPage } from '#plugins/e2b/contract/preview_page'
import {
  type JudgedReport,
  ReportImport,
  type ReportOrder,
} from '#plugins/e2b/contract/report_import'
import type { Match } from '#plugins/e2b/contract/verdicts'
import { putDocuments } from '#plugins/e2b/exchange/put_documents'
import { ReportCases } from '#plugins/e2b/exchange/report_cases'
import type { Judgement } from '#plugins/e2b/exchange/verdict'
import { wording } from '#plugins/e2b/lang/server/wording'
import { previewOf } from '#plugins/e2b/preview/preview'
import { Imports } from '#plugins/e2b/records/imports'

/** Decides reports of other plugins as imports decide theirs. */
@inject()
export default class DecidedReports extends ReportImport {
  constructor(
    private cases: ReportCases,
    private imports: Imports,
    private reading: CaseReading,
    private forms: FormSchemas,
    private store: FileStore
  ) {
    super()
  }

  async judge(report: ReadReport): Promise<JudgedReport> {
    const { verdict, matches } = await this.#judge(report)
    const unseen = await this.reading.unseen()
    const isSeen = ({ element }: { readonly element: string }) => !unseen.has(toKey(element))
    const waits = async ({ caseId }: Match) =>
      verdict === 'deleted-case' ? null : this.cases.whyNot(caseId, report)
    const told = matches.map(async (match) => ({
      ...{ ...match, reasons: match.reasons.filter(isSeen), waitsFor: await waits(match) },
    }))
    return { verdict, matches: await Promise.all(told) }
  }

  async preview({ content }: ReadReport): Promise<PreviewPage[]> {
    const { catalogue, pages } = this.forms
    return previewOf(seenPartOf(content, await this.reading.unseen()), catalogue, pages)
  }

  async keepDocuments(report: ReadReport): Promise<void> {
    await refuseWhenAway(putDocuments(this.store, [report]))
  }

  async takeIn(
    open: OpenChange,
    change: Change,
    { report, decision, caseId, verdict, stated = {} }: ReportOrder
  ): Promise<{ caseId: string }> {
    await refuseClosedProject(change)
    await this.imports.takeTurn(change)
    const judged = await this.#judge(report)
    if (verdict && judged.verdict !== verdict) throw new kernelErrors.E_DATA_STATUS()
    if (decision === 'new') {
      const content = { ...report.content, ...stated }
      const [made] = await this.cases.create(open, change, [{ ...report, content }])
      return { caseId: made!.id }
    }
    const followed = caseId ?? judged.matches[0]?.caseId
    if (!followed) throw new kernelErrors.E_PARAMETER({ detail: followsNone })
    await this.reading.get(followed)
    const keeping = (before: CaseContent) => ({ ...stated, ...partOf(before, stated) })
    await this.cases.followUp(open, followed, report, { stated: keeping })
    return { caseId: followed }
  }

  async #judge(report: ReadReport): Promise<Judgement> {
    const numbers = identifiersOf(report.content).map(({ value }) => value)
    return this.cases.judge(report, await this.cases.find(numbers))
  }
}

const followsNone = wording('decided_reports.choose_case')

/** What a content says at the places of another one. */
const partOf = (content: CaseContent, places: CaseContent): CaseContent =>
  Object.fromEntries(Object.entries(content).filter(([key]) => key in places))

/** A content without the elements and groups that are not seen. */
function seenPartOf<Of extends CaseContent | Row>(level: Of, unseen: ReadonlySet<string>): Of {
  if (unseen.size === 0) return level
  const entries = Object.entries(level)
    .filter(([key]) => !unseen.has(key))
    .map(([key, value]) => [
      key,
      isRows(value) ? value.map((row) => seenPartOf(row, unseen)) : value,
    ])
  return Object.fromEntries(entries) as Of
}
