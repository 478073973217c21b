import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { FileStore } from '#kernel/files/file_store'
import { openTransaction } from '#kernel/database/open_transaction'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'
import type { Scope } from '#kernel/tenancy/scope'

import { type AwaitedReceipt, Receipts } from '#plugins/gateway/contract/arrivals'
import { isBelated, type SubmissionState } from '#plugins/gateway/contract/submission'
import type { Outcome } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/gateway/lang/server/wording'
import { belatedStep } from '#plugins/gateway/sending/belated_step'
import { addStep } from '#plugins/gateway/records/stored_steps'
import { findByMessageId } from '#plugins/gateway/records/find_by_message_id'
import { hasFile } from '#plugins/gateway/records/step_rows'
import { lockSubmission } from '#plugins/gateway/records/submission_rows'

/** In these a receipt decides what becomes of the submission. */
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
    const sentence = isDelivered ? (outcome.note ?? wording('step.delivered')) : outcome.reason
    const said = { sentence, code: isDelivered ? 2904 : 2903, ...(file && { file }) }
    await actAs(systemIn(found.scope), () =>
      this.changes.recordMany(async (open) => {
        const trx = openTransaction()!
        const row = await lockSubmission({ trx }, id)
        if (!row) return
        const isAwaited = awaiting.includes(row.state)
        if (!isAwaited && isDelivered && !isBelated(row.state)) return
        if (!isAwaited && file && (await hasFile(trx, id, file.sha256))) return
        const decided = { act: isDelivered ? 'delivered' : 'halted', ...said } as const
        const step = isAwaited ? decided : belatedStep(row.state, said)
        const subject = { type: 'submission', id }
        const change = open({ name: `submission.${step.act}`, subject })
        await addStep(change, id, step, isAwaited ? { next_try: null } : {})
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
