import { inject } from '@adonisjs/core'

import type { Batch } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork } from '#kernel/batches/batch_kind'
import type { Change } from '#kernel/changes/change'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import ActOnCase, { type AskedAct, type JudgedWay } from '#plugins/process/acting/act_on_case'
import type { AskedOfMany } from '#plugins/process/many/act_on_many'
import { leastLoaded } from '#plugins/process/records/who_works_next'

/** Does with each case of a batch what somebody asked for all of them. */
@inject()
export class WorkMany extends BatchWork<AskedOfMany, JudgedWay | null> {
  constructor(
    private items: BatchItems,
    private acting: ActOnCase
  ) {
    super()
  }

  async begin({ asked }: Batch<AskedOfMany>): Promise<ItemWork<JudgedWay | null>> {
    return {
      prepare: (items) =>
        Promise.all(
          items.map(({ subject }) => this.acting.judge({ act: asked.act, caseId: subject! }))
        ),
      settle: async ({ open, change, items, prepared }) => {
        for (const [at, { id, subject }] of items.entries()) {
          const judged = prepared[at] ?? null
          // Many are left to a job, which brings no permissions of its own.
          await asPersonOfJob('CASE_DATA', async () =>
            this.acting.within(open, await actOn(change, subject!, asked), judged)
          )
          await this.items.settle(change, [{ id, state: 'done', verdict: asked.act }])
        }
      },
    }
  }
}

async function actOn(change: Change, caseId: string, asked: AskedOfMany): Promise<AskedAct> {
  const { act, to = [], reason = '' } = asked
  switch (act) {
    case 'pass':
    case 'claim':
      return { caseId, act }
    case 'delete':
    case 'restore':
      return { caseId, act, reason }
    case 'transfer': {
      const people = to.map((id) => ({ id, name: '' }))
      return { caseId, act, reason, to: (await leastLoaded(change.trx, people))!.id }
    }
  }
}
