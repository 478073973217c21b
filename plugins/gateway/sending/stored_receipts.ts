import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { FileStore } from '#kernel/files/file_store'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'
import type { Scope } from '#kernel/tenancy/scope'

import { type AwaitedReceipt, Receipts } from '#plugins/gateway/contract/arrivals'
import type { SubmissionState } from '#plugins/gateway/contract/submission'
import type { Outcome } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/gateway/lang/server/wording'
import { addStep } from '#plugins/gateway/records/stored_steps'
import { findByMessageId } from '#plugins/gateway/records/find_by_message_id'
import { lockSubmission } from '#plugins/gateway/records/submission_rows'

/** In these a receipt still says something; what came later than that is for a person. */
const awaiting: readonly SubmissionState[] = ['queued', 'waiting', 'sent']

/** Writes receipts that come later than the message that they are about. */
@inject()
export default class StoredReceipts extends Receipts {
  constructor(
    private database: Database,
    private changes: Changes,
    private files: FileStore
  ) {
    super()
  }

  async awaited(messageId: string): Promise<AwaitedReceipt | null> {
    const found = await this.#find(messageId)
    return found && { connectionId: found.connectionId, mic: found.mic }
  }

  async settle(messageId: string, outcome: Outcome): Promise<boolean> {
    const found = await this.#find(messageId)
    if (!found) return false
    if (outcome.kind !== 'delivered' && outcome.kind !== 'halted') return true
    const { id, fileName } = found
    const isDelivered = outcome.kind === 'delivered'
    const file = outcome.receipt && {
      ...(await this.files.put(outcome.receipt)),
      name: `${fileName}.receipt`,
    }
    const act = isDelivered ? ('delivered' as const) : ('halted' as const)
    const doing = { name: `submission.${act}`, subject: { type: 'submission', id } } as const
    await actAs(systemIn(found.scope), () =>
      this.changes.record(doing, async (change) => {
        const row = await lockSubmission(change, id)
        if (!row || !awaiting.includes(row.state)) return
        const step = {
          act,
          sentence: isDelivered ? (outcome.note ?? wording('step.delivered')) : outcome.reason,
          code: isDelivered ? 2904 : 2903,
          ...(file && { file }),
        }
        await addStep(change, id, step, { next_try: null })
      })
    )
    return true
  }

  /** Whose it is, only the message says: it is looked for everywhere. */
  async #find(messageId: string) {
    for (const { code: _, ...scope } of await allScopes()) {
      const found = await actAs(systemIn(scope satisfies Scope), () =>
        this.database.read((trx) => findByMessageId(trx, messageId))
      )
      if (found) return { ...found, scope }
    }
    return null
  }
}
