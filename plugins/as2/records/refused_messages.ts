import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'

/** Of one connection so many are written down in an hour; the log alone tells of more. */
export const MOST_AN_HOUR = 60

/** A company keeps so many, the latest. */
export const MOST_KEPT = 500

/** Something that came by AS2 and was refused. */
export interface RefusedMessage {
  readonly id: string
  readonly at: Date
  readonly connectionId: string
  /** Name that the connection had then: the one that it named, or one whose receiver it named. */
  readonly connection: string
  /** AS2 names as they came. */
  readonly from: string
  readonly to: string
  readonly messageId: string | null
  readonly sentence: Words
  /** SHA-256 of the file with headers and body, in the file store. */
  readonly fileSha: string
  readonly size: number
}

/** One before it is written down. */
export interface NewRefusal extends Omit<RefusedMessage, 'id' | 'at'> {
  readonly companyId: string
  /** Why, in the words of RFC 4130, 7.5. */
  readonly reason: string
}

const columns = [
  ...(['id', 'refused_at as at', 'connection_id as connectionId'] as const),
  ...(['connection_name as connection', 'from_name as from', 'to_name as to'] as const),
  ...(['message_id as messageId', 'sentence', 'file_sha as fileSha', 'size'] as const),
]

/** Messages that were refused, so that people see what their partners tried. */
@inject()
export class RefusedMessages {
  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  /** Whether one more of that connection is written down now. */
  async hasRoom(connectionId: string): Promise<boolean> {
    const since = new Date(Date.now() - 3_600_000)
    const [{ n }] = await this.database.readCompany((trx) =>
      trx
        .from('as2_refusals')
        .where({ connection_id: connectionId })
        .where('refused_at', '>', since)
        .count('* as n')
    )
    return Number(n) < MOST_AN_HOUR
  }

  /** Writes it down, and forgets the oldest of the company beyond those that are kept. */
  async add(refusal: NewRefusal): Promise<void> {
    const {
      companyId,
      connectionId,
      connection,
      from,
      to,
      messageId,
      reason,
      sentence,
      fileSha,
      size,
    } = refusal
    const subject = { type: 'gateway_connection', id: connectionId } as const
    const act = { name: 'gateway_connection.message_refused', subject } as const
    await this.changes.record(act, async (change) => {
      change.inCompany(companyId)
      change.note('message', undefined, { reason, from, sha256: fileSha })
      await change.trx.table('as2_refusals').insert({
        ...{ id: newId(), company_id: companyId, connection_id: connectionId, reason, size },
        ...{
          connection_name: connection,
          from_name: from,
          to_name: to,
          message_id: messageId,
          file_sha: fileSha,
        },
        sentence: JSON.stringify(sentence),
      })
      const kept = change.trx
        .from('as2_refusals')
        .where({ company_id: companyId })
        .orderBy('refused_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_KEPT)
        .select('id')
      await change.trx
        .from('as2_refusals')
        .where({ company_id: companyId })
        .whereNotIn('id', kept)
        .delete()
    })
  }

  /** A page of those of the company, the latest first, and how many there are. */
  async list(part: {
    readonly from: number
    readonly count: number
  }): Promise<{ rows: RefusedMessage[]; total: number }> {
    return this.database.readCompany(async (trx) => {
      const rows = await trx
        .from('as2_refusals')
        .select(...columns)
        .orderBy('refused_at', 'desc')
        .orderBy('id', 'desc')
        .offset(part.from)
        .limit(part.count)
      const [{ n }] = await trx.from('as2_refusals').count('* as n')
      return { rows: rows as RefusedMessage[], total: Number(n) }
    })
  }

  /** One of the company. Refuses with 1005 one that it does not have. */
  async get(id: string): Promise<RefusedMessage> {
    const row = await this.database.readCompany((trx) =>
      trx
        .from('as2_refusals')
        .where('id', uuidOrNil(id))
        .select(...columns)
        .first()
    )
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row as RefusedMessage
  }
}
