import type { Reading } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'
import type { MailRow } from '#plugins/queries/records/query_rows'

/** A mail that is to be sent, with what its words need. */
export interface ToldMail extends Pick<MailRow, 'id' | 'queryId' | 'about' | 'toId' | 'state'> {
  readonly number: number
  readonly caseNo: string
  readonly senderName: string
  readonly receiverName: string
}

export const findMail = (trx: Reading, id: string): Promise<ToldMail | null> =>
  trx
    .from('query_mails')
    .join('queries', 'queries.id', 'query_mails.query_id')
    .join(`${knownCases} as cases`, 'cases.id', 'queries.case_id')
    .where('query_mails.id', id)
    .select('query_mails.id', 'query_id as queryId', 'about', 'to_id as toId', 'state')
    .select('queries.number', 'case_no as caseNo')
    .select('sender_name as senderName', 'receiver_name as receiverName')
    .first()
