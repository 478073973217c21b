import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch, BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'
import { Database } from '#kernel/database/database'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import { DecideDeclaration } from '#plugins/gateway/declaring/decide_declaration'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type AskedOfMany, whyNotHere } from '#plugins/gateway/many/submit_many'
import { type PlacedCase, selectPlaced } from '#plugins/gateway/records/case_at_destinations'
import { SettleSubmission } from '#plugins/gateway/settling/settle_submission'
import { type ReadySubmission, SubmitCase } from '#plugins/gateway/submitting/submit_case'

/** Where an act fits a case, with the messages that are to leave; or why it cannot be done. */
type Prepared =
  | { readonly places: readonly PlacedCase[]; readonly ready: readonly ReadySubmission[] }
  | { readonly failed: unknown }

/** More destinations than a project ever has. */
const MOST = 200

/** Does with each case of a batch what somebody asked for all of them, at each destination that it fits. */
@inject()
export class WorkMany extends BatchWork<AskedOfMany, Prepared> {
  constructor(
    private items: BatchItems,
    private database: Database,
    private submitting: SubmitCase,
    private deciding: DecideDeclaration,
    private settling: SettleSubmission
  ) {
    super()
  }

  async begin({ asked }: Batch<AskedOfMany>): Promise<ItemWork<Prepared>> {
    return {
      prepare: (items) => Promise.all(items.map((item) => this.#prepare(item, asked))),
      settle: (portion) => this.#settle(portion, asked),
    }
  }

  async #prepare({ subject }: BatchItem, asked: AskedOfMany): Promise<Prepared> {
    try {
      return await asPersonOfJob('CASE_DECLARE', async () => {
        const places = await this.#fitting(subject!, asked)
        const ready: ReadySubmission[] = []
        if (asked.act !== 'submit') return { places, ready }
        for (const { caseId, destinationId } of places) {
          const { overWarnings } = asked
          ready.push(await this.submitting.prepare({ caseId, destinationId, overWarnings }))
        }
        return { places, ready }
      })
    } catch (error) {
      if (willPass(error)) throw error
      if (!(error instanceof Refusal)) logger.error({ err: error }, 'A case cannot be submitted')
      return { failed: error }
    }
  }

  /** Refuses with 1006, and the sentence of the first, where the act fits no destination. */
  async #fitting(
    caseId: string,
    { act, destinationIds }: AskedOfMany
  ): Promise<readonly PlacedCase[]> {
    const part = { from: 0, count: MOST }
    const { rows } = await this.database.read((trx) =>
      selectPlaced(trx, { caseIds: [caseId] }, part)
    )
    const wanted = rows.filter(
      ({ destinationId }) => destinationIds?.includes(destinationId) ?? true
    )
    const fitting = wanted.filter((place) => whyNotHere(act, place) === null)
    if (fitting.length > 0) return fitting
    const detail = (wanted[0] && whyNotHere(act, wanted[0])) ?? wording('many.no_destination')
    throw new kernelErrors.E_DATA_STATUS({ detail })
  }

  async #settle(
    { open, change, items, prepared }: Portion<Prepared>,
    { act, reason = '' }: AskedOfMany
  ): Promise<void> {
    for (const [at, { id }] of items.entries()) {
      const each = prepared[at]!
      if ('failed' in each) {
        await this.items.settle(change, [{ id, ...verdictOn(each.failed) }])
        continue
      }
      await asPersonOfJob('CASE_DECLARE', async () => {
        for (const ready of each.ready) await this.submitting.within(open, ready)
        for (const { caseId, destinationId, submissionId } of each.places) {
          if (act === 'confirm') {
            await this.deciding.within(open, { caseId, destinationId, isRequired: true })
          }
          if (act === 'close') await this.settling.closeWithin(change, submissionId!, reason)
        }
      })
      const codes = each.places.map(({ code }) => code)
      const sentence = wording(`many.${act}`, { codes })
      await this.items.settle(change, [{ id, state: 'done', verdict: act, sentence }])
    }
  }
}
