import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { withoutLostAssessments } from '#kernel/case/content/lost_assessments'
import { toKey } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { mergePagePart, pagePart } from '#kernel/case/forms/page_part'
import type { FormPage } from '#kernel/case/forms/page_layout'
import { answerOnce } from '#kernel/http/idempotency/answer_once'

import { type CaseRecord, CaseRecords } from '#plugins/cases/contract'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { editablePage } from '#plugins/cases/editing/editable_page'
import { findConflict } from '#plugins/cases/editing/find_conflict'
import { refuseForeignDocuments } from '#plugins/cases/editing/refuse_foreign_documents'
import { refuseLostAssessments } from '#plugins/cases/editing/refuse_lost_assessments'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'
import { caseErrors } from '#plugins/cases/errors'
import type { JudgedCase } from '#plugins/cases/contract/judging'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { wording } from '#plugins/cases/lang/server/wording'
import StoredCaseDocuments from '#plugins/cases/records/stored_case_documents'
import { caseHead } from '#plugins/cases/view/case_head'

export interface SaveCasePageInput {
  readonly caseId: string
  readonly page: string
  /** The whole content of the page; what it leaves out is removed. */
  readonly content: unknown
  /** The revision that the user had before them. */
  readonly baseRevision: number
  /** Said after being asked: assessments may go with the drug or the event that they are of. */
  readonly confirm?: boolean
  /** Told by the client, so that a repeated request saves once. */
  readonly idempotencyKey?: string
}

export interface SavedPage extends JudgedCase {
  readonly revision: number
  /** What is shown of the case beside its content. */
  readonly case: CaseHead
}

/** Saves one page of a case and says what the rules find in the whole of it. */
@inject()
export default class SaveCasePage {
  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private records: CaseRecords,
    private documents: StoredCaseDocuments,
    private changes: Changes,
    private forms: FormSchemas,
    private findings: CaseFindings
  ) {}

  /**
   * Refuses with 1005 a page that cannot be edited and a document of another case, with 2017 a
   * wrong shape, with 2601 and the fields when others changed the page, with 1101 to 1103 a drug or an
   * event that takes assessments along, until that is confirmed.
   */
  async handle({ idempotencyKey: key, ...input }: SaveCasePageInput): Promise<SavedPage> {
    const page = editablePage(this.forms, input.page)
    const content = refuseWrongShape(this.forms, page.page, input.content)
    const id = input.caseId.toLowerCase()
    const act = { name: 'case.page_saved', subject: { type: 'case', id } } as const
    const request = { key, request: input }
    let saved: CaseRecord | undefined
    const { revision } = await answerOnce(this.changes, act, request, async (change) => {
      saved = await this.#save(change, input, page, content)
      return { revision: saved.revision }
    })
    // A request that came before gets its answer, and what is so of the case of today.
    const record = saved ?? (await this.reading.get(id))
    return {
      revision,
      case: caseHead(record, await this.process.current()),
      ...(await this.findings.judge(record)),
    }
  }

  async #save(
    change: Change,
    { caseId, baseRevision, confirm }: SaveCasePageInput,
    page: FormPage,
    content: CaseContent
  ): Promise<CaseRecord> {
    const latest = await this.records.lock(change, caseId)
    await this.#refuseConflict(latest, content, page, baseRevision)
    await refuseForeignDocuments(latest.content, content, (sha256) =>
      this.documents.leavesOf(caseId, sha256)
    )
    const merged = mergePagePart(latest.content, page, content)
    if (confirm !== true) refuseLostAssessments(latest.content, merged)
    return this.records.revise(change, latest, {
      content: withoutLostAssessments(latest.content, merged),
      accepts: page.elements.map(toKey),
    })
  }

  /** Others may have saved since; only what they changed on this page stands in the way. */
  async #refuseConflict(
    latest: CaseRecord,
    mine: CaseContent,
    page: FormPage,
    baseRevision: number
  ): Promise<void> {
    if (latest.revision === baseRevision) return
    const base = await this.reading.getRevision(latest.id, baseRevision)
    const theirs = pagePart(latest.content, page)
    const fields = findConflict(pagePart(base.content, page), mine, theirs, this.forms.catalogue)
    if (fields.length === 0) return
    const [last] = await this.reading.listRevisions(latest.id)
    const conflict = { revision: latest.revision, by: last.actorName, at: last.at, fields }
    throw new caseErrors.E_CASE_CHANGED({ conflict, detail: changedByOthers })
  }
}

const changedByOthers = wording('save_case_page.changed_by_others')
