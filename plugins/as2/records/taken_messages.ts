import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { Jobs } from '#kernel/jobs/jobs'

/** Job that posts the receipt of a message. */
const POST_MDN = 'as2.post_mdn'

/** A message of a partner that was taken. */
export interface TakenMessage {
  readonly id: string
  readonly companyId: string
  readonly connectionId: string
  /** As it came, to the byte. */
  readonly messageId: string
  /** SHA-256 of the file with headers and body, in the file store. */
  readonly messageSha: string
  /** The same of the receipt; null where none was asked for. */
  readonly mdnSha: string | null
  /** Where the receipt is posted; null where it is the answer to the request. */
  readonly mdnUrl: string | null
  readonly mdnLeftAt: Date | null
}

const columns = [
  ...(['id', 'company_id as companyId', 'connection_id as connectionId'] as const),
  ...(['message_id as messageId', 'message_sha as messageSha', 'mdn_sha as mdnSha'] as const),
  ...(['mdn_url as mdnUrl', 'mdn_left_at as mdnLeftAt'] as const),
]

/** Messages that were taken, by their Message-ID. */
@inject()
export class TakenMessages {
  constructor(
    private database: Database,
    private changes: Changes,
    private jobs: Jobs
  ) {}

  /** The message that came by that connection under that Message-ID, or null. */
  async find(connectionId: string, messageId: string): Promise<TakenMessage | null> {
    return this.database.readCompany((trx) =>
      trx
        .from('as2_messages')
        .where({ connection_id: connectionId, message_id: messageId })
        .select(...columns)
        .first()
    )
  }

  /** One by its id, or null. */
  async get(id: string): Promise<TakenMessage | null> {
    return this.database.readCompany((trx) =>
      trx
        .from('as2_messages')
        .where({ id })
        .select(...columns)
        .first()
    )
  }

  /**
   * Writes it, with the job that posts its receipt where it goes to a URL.
   * @returns false where another request was faster with the same Message-ID
   */
  async add(message: Omit<TakenMessage, 'id' | 'mdnLeftAt'>): Promise<boolean> {
    const { companyId, connectionId, messageId, messageSha, mdnSha, mdnUrl } = message
    const id = newId()
    try {
      await this.changes.record(actOn(id, 'taken'), async (change) => {
        change.inCompany(companyId)
        change.note('message', undefined, { messageId, sha256: messageSha })
        await change.trx.table('as2_messages').insert({
          ...{ id, company_id: companyId, connection_id: connectionId, message_id: messageId },
          ...{ message_sha: messageSha, mdn_sha: mdnSha, mdn_url: mdnUrl },
        })
        if (mdnUrl) await this.jobs.enqueue(change, POST_MDN, { id })
      })
      return true
    } catch (error) {
      const isKnown = error instanceof Error && 'constraint' in error
      if (isKnown && error.constraint === 'as2_messages_known') return false
      throw error
    }
  }

  /** Has the receipt posted once more. */
  async postAgain({ id }: Pick<TakenMessage, 'id'>): Promise<void> {
    await this.jobs.enqueue(null, POST_MDN, { id })
  }

  /** Notes that the receipt was posted. */
  async receiptLeft({ id, companyId }: Pick<TakenMessage, 'id' | 'companyId'>): Promise<void> {
    await this.changes.record(actOn(id, 'receipt_posted'), async (change) => {
      change.inCompany(companyId)
      const now = new Date()
      await change.trx.from('as2_messages').where({ id }).update({ mdn_left_at: now })
      change.note('receipt', undefined, now.toISOString())
    })
  }
}

const actOn = (id: string, what: 'taken' | 'receipt_posted') =>
  ({ name: `as2_message.${what}`, subject: { type: 'as2_message', id } }) as const
