import type { Reading } from '#kernel/database/database'

import type { MailRow } from '#plugins/queries/records/query_rows'
import { seenBy, type Sight } from '#plugins/queries/records/list_queries'

/** A mail about a query, as it is told. */
export interface KnownMail {
  readonly id: string
  readonly queryId: string
  readonly number: number
  readonly caseNo: string
  readonly about: MailRow['about']
  readonly toName: string
  readonly state: MailRow['state']
  readonly askedAt: Date
  readonly settledAt: Date | null
}

/** A page of the mails about queries that somebody sees, the latest first, and how many there are. */
export async function listMails(
  trx: Reading,
  sight: Sight,
  queryId: string | undefined,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: KnownMail[]; total: number }> {
  const mails = () => {
    const rows = seenBy(trx, sight).join('query_mails', 'query_mails.query_id', 'queries.id')
    return queryId ? rows.where('queries.id', queryId) : rows
  }
  const rows = await mails()
    .select('query_mails.id', 'query_id as queryId', 'queries.number', 'case_no as caseNo')
    .select('about', 'to_name as toName', 'state')
    .select('asked_at as askedAt', 'settled_at as settledAt')
    .orderBy([
      { column: 'asked_at', order: 'desc' },
      { column: 'query_mails.id', order: 'desc' },
    ])
    .offset(part.from)
    .limit(part.count)
  const [{ n }] = await mails().count('* as n')
  return { rows: rows as KnownMail[], total: Number(n) }
}
