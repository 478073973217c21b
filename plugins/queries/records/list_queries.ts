import type { Reading } from '#kernel/database/database'

import { SEEN_PATH } from '#plugins/cases/contract/seen_paths'
import { knownCases } from '#plugins/cases/contract/views'
import type { MessageKind, QueryPlace, QueryStatus } from '#plugins/queries/contract/query'

/** A query as lists and dialogs tell it. */
export interface ListedQuery extends QueryPlace {
  readonly id: string
  readonly number: number
  readonly caseId: string
  readonly caseNo: string
  /** Version and revision that the case had when it was asked. */
  readonly caseVersion: number
  readonly caseRevision: number
  readonly status: QueryStatus
  readonly senderId: string
  readonly senderName: string
  readonly receiverId: string
  readonly receiverName: string
  /** What was asked last; of a draft what is to be asked. */
  readonly content: string
  /** What was replied last. */
  readonly reply: string | null
  readonly revision: number
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly repliedAt: Date | null
  readonly closedAt: Date | null
}

/** By what queries are ordered. */
export const sorted = {
  number: 'queries.number',
  caseNo: 'case_no',
  status: 'queries.status',
  sentAt: 'sent_at',
} as const

/** Which queries are asked for. */
export interface AskedQueries {
  readonly caseId?: string
  /** Beginning of the number of a case. */
  readonly caseNo?: string
  readonly status?: QueryStatus
  /** Those that wait for an answer of the actor, or those that the actor asked. */
  readonly whose?: 'to_answer' | 'asked'
  /** Stands in what was said. */
  readonly text?: string
  readonly sort?: keyof typeof sorted
  readonly order?: 'asc' | 'desc'
}

/** Who looks, and what they do not see. */
export interface Sight {
  readonly userId: string | null
  /** Keys of elements and groups, as `CaseReading.unseen` gives them. */
  readonly unseen: ReadonlySet<string>
}

const CONTENT = `coalesce(draft, (select content from query_messages
  where query_id = queries.id and kind in ('question', 'further')
  order by query_messages.number desc limit 1)) as content`

const REPLY = `(select content from query_messages
  where query_id = queries.id and kind = 'reply'
  order by query_messages.number desc limit 1) as reply`

/** A query about a whole page, or the whole case, has no path. */
const SEEN_PLACE = `(path is null or ${SEEN_PATH})`

/** The queries of the scope that somebody sees: no drafts of others, none at places that are hidden. */
export function seenBy(trx: Reading, { userId, unseen }: Sight) {
  const rows = trx
    .from('queries')
    .join(`${knownCases} as cases`, 'cases.id', 'queries.case_id')
    .where((seen) => {
      void seen.whereNotNull('sent_at').orWhere('sender_id', userId!)
    })
  if (unseen.size > 0) {
    rows.whereRaw(SEEN_PLACE, [[...unseen]])
  }
  return rows
}

function selected(trx: Reading, sight: Sight) {
  return seenBy(trx, sight)
    .select('queries.id', 'queries.number', 'case_id as caseId', 'case_no as caseNo')
    .select('case_version as caseVersion', 'case_revision as caseRevision', 'page', 'path')
    .select('queries.status', 'sender_id as senderId', 'sender_name as senderName')
    .select('receiver_id as receiverId', 'receiver_name as receiverName', 'queries.revision')
    .select(trx.raw(CONTENT))
    .select(trx.raw(REPLY))
    .select('queries.created_at as createdAt', 'sent_at as sentAt')
    .select('replied_at as repliedAt', 'closed_at as closedAt')
}

/** A query that somebody sees, or null. */
export const findQuery = (trx: Reading, sight: Sight, id: string): Promise<ListedQuery | null> =>
  selected(trx, sight).where('queries.id', id).first()

/** A page of those that somebody sees, and how many fit. */
export async function listQueries(
  trx: Reading,
  sight: Sight,
  asked: AskedQueries,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: ListedQuery[]; total: number }> {
  const fitting = <Rows extends ReturnType<typeof seenBy>>(rows: Rows): Rows => {
    const { caseId, caseNo, status, whose, text } = asked
    if (caseId) rows.where('case_id', caseId)
    if (caseNo) rows.whereRaw('starts_with(lower(case_no), lower(?))', [caseNo])
    if (status) rows.where('queries.status', status)
    if (whose === 'to_answer') {
      rows.where({ receiver_id: sight.userId }).where('queries.status', 'sent')
    }
    if (whose === 'asked') rows.where({ sender_id: sight.userId })
    if (text) rows.whereRaw(SAYS_TEXT, [text, text])
    return rows
  }
  const rows = await fitting(selected(trx, sight))
    .orderBy(sorted[asked.sort ?? 'number'], asked.order ?? 'desc')
    .orderBy('queries.id', 'desc')
    .offset(part.from)
    .limit(part.count)
  const [{ n }] = await fitting(seenBy(trx, sight)).count('* as n')
  return { rows: rows as ListedQuery[], total: Number(n) }
}

const SAYS_TEXT = `(strpos(lower(draft), lower(?)) > 0 or exists (select from query_messages
  where query_id = queries.id and strpos(lower(query_messages.content), lower(?)) > 0))`

/** What was said in a query, in its order. */
export interface SaidMessage {
  readonly kind: MessageKind
  readonly content: string
  readonly authorName: string
  readonly at: Date
}

export const selectMessages = (trx: Reading, queryId: string): Promise<SaidMessage[]> =>
  trx
    .from('query_messages')
    .where({ query_id: queryId })
    .orderBy('number')
    .select('kind', 'content', 'author_name as authorName', 'written_at as at')

/** How many queries of a case somebody sees: all, those that are not closed, those to answer. */
export async function countOfCase(
  trx: Reading,
  sight: Sight,
  caseId: string
): Promise<{ count: number; open: number; toAnswer: number }> {
  const counted = await seenBy(trx, sight)
    .where('case_id', caseId)
    .select(trx.raw('count(*) as count'))
    .select(trx.raw(`count(*) filter (where queries.status <> 'closed') as open`))
    .select(
      trx.raw(`count(*) filter (where queries.status = 'sent' and receiver_id = ?) as "toAnswer"`, [
        sight.userId!,
      ])
    )
    .first()
  const { count, open, toAnswer } = counted as Record<string, string>
  return { count: Number(count), open: Number(open), toAnswer: Number(toAnswer) }
}

/** A query that is sent and not closed, by where it asks. */
export type OpenQuery = Pick<ListedQuery, 'id' | 'number' | 'page' | 'path' | 'status'>

/** Those of a case that somebody sees, in their order. */
export const selectOpen = (
  trx: Reading,
  sight: Sight,
  caseId: string
): Promise<readonly OpenQuery[]> =>
  seenBy(trx, sight)
    .where('case_id', caseId)
    .whereIn('queries.status', ['sent', 'replied'])
    .orderBy('queries.number')
    .select('queries.id', 'queries.number', 'page', 'path', 'queries.status')

/** How many queries wait for an answer of the person in the project at hand. */
export async function countToAnswer(trx: Reading, sight: Sight): Promise<number> {
  const [{ n }] = await seenBy(trx, sight)
    .where({ receiver_id: sight.userId })
    .where('queries.status', 'sent')
    .count('* as n')
  return Number(n)
}

/** Whom a case is assigned to. */
export async function ownerOf(trx: Reading, caseId: string): Promise<string | null> {
  const row = await trx.from(knownCases).where({ id: caseId }).select('owner_id').first()
  return row?.owner_id ?? null
}
