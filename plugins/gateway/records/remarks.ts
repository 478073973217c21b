import { inject } from '@adonisjs/core'

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { insertRows } from '#kernel/changes/insert_rows'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { SEEN_PATH } from '#plugins/cases/contract/seen_paths'
import { pageOfFinding } from '#plugins/gateway/checking/page_of_finding'
import { type CountedRemarks, SubmissionRemarks } from '#plugins/gateway/contract/remarks'
import type { ShownRemark } from '#plugins/gateway/contract/shown'
import type { AnsweredSubmission } from '#plugins/gateway/records/answered_submissions'
import { elementAtEnd } from '#plugins/gateway/remarks/place_remark'
import type { Remark } from '#plugins/gateway/remarks/remarks_of'

/** Writes what a receiver says of a submission; what it said before in the same words stays as it is. */
export async function addRemarks(
  change: Change,
  { id, caseId, destinationId }: AnsweredSubmission,
  arrivalId: string,
  remarks: readonly Remark[]
): Promise<void> {
  const before = await change.trx
    .from('submission_remarks')
    .where({ submission_id: id })
    .whereNot({ arrival_id: arrivalId })
    .select('text', 'path')
  const isNew = ({ text, path }: Remark) =>
    before.every((each) => each.text !== text || each.path !== path)
  const rows = remarks.filter(isNew).map((remark, at) => ({
    ...{ id: newId(), submission_id: id, arrival_id: arrivalId, case_id: caseId },
    ...{ destination_id: destinationId, position: before.length + at + 1, text: remark.text },
    ...{ is_cut: remark.isCut, rule: remark.rule?.slice(0, 100) ?? null, path: remark.path },
    ...{ place: remark.place, severity: remark.severity },
  }))
  await insertRows(change, 'submission_remarks', currentScope(), columns, rows)
}

const columns = [
  ...(['id', 'submission_id', 'arrival_id', 'case_id', 'destination_id', 'position'] as const),
  ...(['text', 'is_cut', 'rule', 'path', 'place', 'severity'] as const),
]

/**
 * Closes what the destination said of the case before: a later message was accepted there. Each earlier
 * submission has a line of its own in the trail.
 */
export async function closeEarlierRemarks(
  change: Change,
  { id, caseId, destinationId }: AnsweredSubmission
): Promise<void> {
  const { trx } = change
  const open: { submission_id: string }[] = await trx
    .from('submission_remarks')
    .join('submissions', 'submissions.id', 'submission_remarks.submission_id')
    .where('submission_remarks.case_id', caseId)
    .where('submission_remarks.destination_id', destinationId)
    .where('is_open', true)
    .whereRaw(EARLIER, [id])
    .distinct('submission_id')
  for (const { submission_id: submissionId } of open) {
    const subject = { type: 'submission', id: submissionId }
    const closing = change.also({ name: 'submission.remarks_closed', subject })
    closing.note('remarks', 'open', 'closed')
    await trx
      .from('submission_remarks')
      .where({ submission_id: submissionId, is_open: true })
      .update({ is_open: false })
      .increment('revision', 1)
  }
}

const EARLIER = `(submissions.created_at, submissions.id) <
  (select created_at, id from submissions where id = ?)`

/** Where a remark belongs; null when the scope has none with that id. */
export const findRemark = (
  trx: TransactionClientContract,
  id: string
): Promise<{ readonly submissionId: string; readonly isOpen: boolean } | null> =>
  trx
    .from('submission_remarks')
    .where({ id: uuidOrNil(id) })
    .select('submission_id as submissionId', 'is_open as isOpen')
    .first()

/** Opens or closes a remark by hand; the act of the change is about its submission. */
export async function setRemarkOpen(
  { trx }: Change,
  id: string,
  isOpen: boolean,
  by: string
): Promise<void> {
  await trx
    .from('submission_remarks')
    .where({ id })
    .update({ is_open: isOpen, closed_by: isOpen ? null : by })
    .increment('revision', 1)
}

type Row = Omit<ShownRemark, 'page' | 'name'>

/** What receivers say of cases, without what stands at elements that the actor does not see. */
@inject()
export default class StoredRemarks extends SubmissionRemarks {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private forms: FormSchemas
  ) {
    super()
  }

  async ofCase(caseId: string): Promise<ShownRemark[]> {
    return this.#shown({ 'submission_remarks.case_id': uuidOrNil(caseId) })
  }

  async ofSubmission(submissionId: string): Promise<ShownRemark[]> {
    return this.#shown({ submission_id: uuidOrNil(submissionId) })
  }

  async countOpen(caseIds: readonly string[]): Promise<CountedRemarks[]> {
    const unseen = await this.reading.unseen()
    return this.database.read(async (trx) => {
      const rows = await seen(trx.from('submission_remarks'), unseen)
        .whereIn('case_id', [...caseIds])
        .where({ is_open: true })
        .groupBy('case_id', 'destination_id')
        .select('case_id as caseId', 'destination_id as destinationId')
        .count('* as count')
      return rows.map((row) => ({ ...row, count: Number(row.count) }) as CountedRemarks)
    })
  }

  async #shown(which: Record<string, string>): Promise<ShownRemark[]> {
    const unseen = await this.reading.unseen()
    const rows: Row[] = await this.database.read((trx) =>
      seen(trx.from('submission_remarks'), unseen)
        .join('gateway_destinations as destination', 'destination.id', 'destination_id')
        .where(which)
        .orderBy('is_open', 'desc')
        .orderBy('made_at', 'desc')
        .orderBy('position')
        .select('submission_remarks.id', 'destination.code as destination', 'text')
        .select('is_cut as isCut', 'rule', 'path', 'place', 'severity', 'is_open as isOpen')
    )
    return rows.map((row) => ({
      ...row,
      text: row.isCut ? withSign(row.text) : row.text,
      name: row.path === null ? null : this.forms.catalogue.labelOf(elementAtEnd(row.path)),
      page:
        row.path === null ? null : pageOfFinding({ element: elementAtEnd(row.path) }, this.forms),
    }))
  }
}

/** What was cut off ends with dots, for whoever reads it where nothing else says so. */
const withSign = (text: string) => (/(?:\.{3}|…)\W*$/.test(text) ? text : `${text} …`)

/** What stands at the case has no path. */
const SEEN_PLACE = `(path is null or ${SEEN_PATH})`

type Rows = ReturnType<TransactionClientContract['from']>

function seen(rows: Rows, unseen: ReadonlySet<string>): Rows {
  return unseen.size === 0 ? rows : rows.whereRaw(SEEN_PLACE, [[...unseen]])
}
