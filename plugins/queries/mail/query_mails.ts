import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { Jobs } from '#kernel/jobs/jobs'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/queries/lang/server/wording'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import { type KnownMail, listMails } from '#plugins/queries/records/list_mails'
import { MailRow, type QueryRow } from '#plugins/queries/records/query_rows'

/** Mails that tell of queries: each is kept with what became of it. */
@inject()
export class QueryMails {
  constructor(
    private changes: Changes,
    private database: Database,
    private jobs: Jobs,
    private seen: SeenQueries
  ) {}

  /** Tells the sender that it was replied, the receiver what else was done; once that is committed. */
  async tell(change: Change, query: QueryRow, about: MailRow['about']): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const { senderId, senderName, receiverId, receiverName } = query
    const [toId, toName] = about === 'replied' ? [senderId, senderName] : [receiverId, receiverName]
    const id = newId()
    const values = { id, companyId, projectId, environment, queryId: query.id, about }
    await MailRow.create({ ...values, toId, toName, state: 'waiting' }, { client: change.trx })
    change.note('mail', undefined, toName)
    await this.jobs.enqueue(change, 'queries.send_mail', { mailId: id })
  }

  /** Those of the queries that the actor sees, the latest first. */
  async list(
    queryId: string | undefined,
    part: { readonly from: number; readonly count: number }
  ): Promise<{ rows: readonly KnownMail[]; total: number }> {
    const sight = await this.seen.sight()
    return this.database.read((trx) => listMails(trx, sight, queryId, part))
  }

  /**
   * Sends one again. Refuses with 1005 one about a query that the actor does not see, with 1006 one that
   * is on its way.
   */
  async again(id: string): Promise<{ id: string }> {
    const found = await this.database.read((trx) =>
      MailRow.query({ client: trx })
        .where({ id: uuidOrNil(id) })
        .first()
    )
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
    const query = await this.seen.get(found.queryId)
    const act = { name: 'query.mail_repeated', subject: { type: 'query', id: query.id } } as const
    return this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const mail = await MailRow.query({ client: change.trx })
        .where({ id })
        .forUpdate()
        .firstOrFail()
      if (mail.state === 'waiting') throw new kernelErrors.E_DATA_STATUS({ detail: isWaiting })
      change.note('mail', mail.state, 'waiting')
      await mail.merge({ state: 'waiting', settledAt: null }).save()
      await this.jobs.enqueue(change, 'queries.send_mail', { mailId: mail.id })
      return { id: mail.id }
    })
  }
}

const isWaiting = wording('query_mails.is_waiting')
