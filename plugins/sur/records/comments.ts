import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

/** A comment on a section, or an answer to one. */
export interface CommentRow {
  readonly seq: number
  readonly sectionKey: string
  /** The comment that it answers. */
  readonly answersSeq: number | null
  /** The words that it is about. */
  readonly passage: string | null
  readonly comment: string
  readonly byId: string
  readonly byName: string
  readonly at: Date
  readonly resolvedBy: string | null
}

/** What somebody says of a section. */
export type CommentToAdd = Pick<CommentRow, 'sectionKey' | 'answersSeq' | 'passage' | 'comment'>

type Trx = TransactionClientContract

/** The comments of a report in the order in which they were made. */
export async function listComments(trx: Trx, reportId: string): Promise<CommentRow[]> {
  const rows = await trx.from('periodic_comments').where({ report_id: reportId }).orderBy('seq')
  return rows.map((row) => ({
    ...{ seq: row.seq, sectionKey: row.section_key, answersSeq: row.answers_seq },
    ...{ passage: row.passage, comment: row.comment, byId: row.by_id, byName: row.by_name },
    ...{ at: row.at, resolvedBy: row.resolved_by },
  }))
}

/** How many comments of a report wait to be resolved. */
export async function countOpenComments(trx: Trx, reportId: string): Promise<number> {
  const row = await trx
    .from('periodic_comments')
    .where({ report_id: reportId })
    .whereNull('answers_seq')
    .whereNull('resolved_at')
    .count('* as count')
    .first()
  return Number(row.count)
}

/** Adds a comment of the actor, the report being held. Refuses with 1005 an answer to none. */
export async function addComment(change: Change, wish: CommentToAdd): Promise<void> {
  const { trx } = change
  const report_id = change.act.subject.id
  const all = await listComments(trx, report_id)
  const answered = all.find(({ seq }) => seq === wish.answersSeq)
  const answers = answered?.answersSeq === null && answered.sectionKey === wish.sectionKey
  if (wish.answersSeq !== null && !answers) throw new kernelErrors.E_DATA_NOT_FOUND()
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { userId: by_id, name: by_name } = currentActor()
  const seq = (all.at(-1)?.seq ?? 0) + 1
  await trx.table('periodic_comments').insert({
    ...{ report_id, seq, company_id, project_id, environment, by_id, by_name },
    ...{ section_key: wish.sectionKey, answers_seq: wish.answersSeq },
    ...{ passage: wish.passage, comment: wish.comment },
  })
  change.note(`${wish.sectionKey}.comment`, undefined, wish.comment)
}

/** Resolves a comment. Refuses with 1005 one that is not there, with 1006 one that is resolved. */
export async function resolveComment(change: Change, seq: number): Promise<void> {
  const { trx } = change
  const report_id = change.act.subject.id
  const comment = (await listComments(trx, report_id)).find((one) => one.seq === seq)
  if (!comment || comment.answersSeq !== null) throw new kernelErrors.E_DATA_NOT_FOUND()
  if (comment.resolvedBy !== null) throw new kernelErrors.E_DATA_STATUS()
  await trx
    .from('periodic_comments')
    .where({ report_id, seq })
    .update({ resolved_by: currentActor().name, resolved_at: new Date() })
  change.note(`${comment.sectionKey}.resolved`, undefined, comment.comment)
}
