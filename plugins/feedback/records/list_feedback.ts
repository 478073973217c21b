import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'

import { knownCases } from '#plugins/cases/contract/views'
import type { FeedbackDecision, FeedbackStatus } from '#plugins/feedback/contract/feedback_message'

/** A message as lists tell it. */
export interface ListedFeedback {
  readonly id: string
  readonly code: string
  readonly status: FeedbackStatus
  readonly product: string | null
  readonly event: string | null
  /** As far as the day was told: `2026`, `2026-01`, `2026-01-12`. */
  readonly receivedOn: string | null
  readonly fileName: string
  readonly entry: string | null
  readonly report: number
  readonly uploaderName: string
  readonly uploadedAt: Date
  readonly decision: FeedbackDecision | null
  readonly caseId: string | null
  readonly caseNo: string | null
  /** Why it is invalid. */
  readonly reason: string | null
  readonly deciderName: string | null
  readonly decidedAt: Date | null
}

/** By what messages are ordered. */
export const sorted = {
  uploadedAt: 'uploaded_at',
  receivedOn: 'received_on',
  code: 'code',
  status: 'feedback_messages.status',
  product: 'product',
  event: 'event',
  caseNo: 'case_no',
} as const

/** Which messages are asked for. */
export interface AskedFeedback {
  readonly status?: FeedbackStatus
  /** Part of a code, product, event, file name or case number. */
  readonly text?: string
  readonly sort?: keyof typeof sorted
  readonly order?: 'asc' | 'desc'
}

/** What is told of a message that says what somebody does not see of cases. */
export type Told = ReadonlySet<'product' | 'event' | 'receivedOn'>

const columnsOf = {
  product: 'product',
  event: 'event',
  receivedOn: 'received_on',
} as const

const listed = [
  ...['feedback_messages.id', 'code', 'feedback_messages.status', 'product', 'event'],
  ...['received_on as receivedOn', 'file_name as fileName', 'entry', 'report'],
  ...['uploader_name as uploaderName', 'uploaded_at as uploadedAt', 'decision'],
  ...['case_id as caseId', 'case_no as caseNo', 'reason', 'decider_name as deciderName'],
  'decided_at as decidedAt',
]

const messages = (trx: Reading) =>
  trx
    .from('feedback_messages')
    .leftJoin(`${knownCases} as cases`, 'cases.id', 'feedback_messages.case_id')

/**
 * A page of the messages of the scope, and how many fit.
 * @param told what may be searched
 */
export async function listFeedback(
  trx: Reading,
  { status, text, sort, order }: AskedFeedback,
  told: Told,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: ListedFeedback[]; total: number }> {
  const searched = [
    'code',
    'file_name',
    'entry',
    'case_no',
    ...[...told].map((key) => columnsOf[key]),
  ]
  const fitting = () => {
    const rows = messages(trx)
    if (status) void rows.where('feedback_messages.status', status)
    if (text) {
      void rows.where((any) => {
        for (const column of searched)
          void any.orWhereRaw('strpos(lower(??), lower(?)) > 0', [column, text])
      })
    }
    return rows
  }
  const rows = await fitting()
    .select(listed)
    .orderBy(sorted[sort ?? 'uploadedAt'], order ?? 'desc')
    .orderBy('feedback_messages.id', 'desc')
    .offset(part.from)
    .limit(part.count)
  const [{ n }] = await fitting().count('* as n')
  return { rows: rows as ListedFeedback[], total: Number(n) }
}

/** A message, and where its bytes are. */
export interface FoundFeedback extends ListedFeedback {
  /** SHA-256 of its file. */
  readonly fileHash: string
}

/** A message of the scope; refuses with 1005 one that the project does not have. */
export async function findFeedback(trx: Reading, id: string): Promise<FoundFeedback> {
  const row: FoundFeedback | null = await messages(trx)
    .where('feedback_messages.id', uuidOrNil(id))
    .select(listed)
    .select('file_hash as fileHash')
    .first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

/** How many messages of the scope nobody has decided. */
export async function countNew(trx: Reading): Promise<number> {
  const [{ n }] = await trx.from('feedback_messages').where({ status: 'new' }).count('* as n')
  return Number(n)
}
