import { inject } from '@adonisjs/core'

import { BatchItems } from '#kernel/batches/batch_items'
import { type BatchKind, BatchWork, type ItemWork } from '#kernel/batches/batch_kind'

import { CaseProjecting } from '#plugins/cases/contract'
import { wording } from '#plugins/deadlines/lang/server/wording'

export const RENEWAL = 'deadlines.renew'

/** Says anew of cases when they are due, by the rules and documents of today. */
@inject()
class RenewDeadlines extends BatchWork {
  constructor(
    private cases: CaseProjecting,
    private items: BatchItems
  ) {
    super()
  }

  async begin(): Promise<ItemWork> {
    return {
      settle: async ({ change, items }) => {
        await this.cases.renew(
          change,
          items.map(({ subject }) => subject!)
        )
        const settled = items.map(({ id }) => ({ id, state: 'done', verdict: 'renewed' }) as const)
        await this.items.settle(change, settled)
      },
    }
  }
}

const kind: BatchKind = {
  name: RENEWAL,
  label: wording('batch.renewal'),
  permission: 'SYS_CONF',
  subject: 'deadline_renewal',
  portion: 50,
  keptDays: 30,
  work: RenewDeadlines,
}

export default [kind]
