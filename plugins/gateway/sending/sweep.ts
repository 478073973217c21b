import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Jobs } from '#kernel/jobs/jobs'
import { inEachScope } from '#kernel/tenancy/as_system'

import { wording } from '#plugins/gateway/lang/server/wording'
import { addStep } from '#plugins/gateway/records/stored_steps'
import {
  selectToSend,
  selectUnanswered,
  type Unanswered,
} from '#plugins/gateway/records/submissions_to_send'
import { SEND } from '#plugins/gateway/sending/send_submission'

/** More of one project are found by the next run. */
const MOST = 500

/** Finds submissions that no job knows, and those whose acknowledgement is late. */
@inject()
export default class Sweep {
  constructor(
    private database: Database,
    private changes: Changes,
    private jobs: Jobs
  ) {}

  async handle(): Promise<void> {
    await inEachScope(async ({ code }) => {
      try {
        await this.#project()
      } catch (error) {
        logger.error({ err: error, project: code }, 'Submissions cannot be looked through')
      }
    })
  }

  async #project(): Promise<void> {
    for (const id of await this.database.read((trx) => selectToSend(trx, MOST))) {
      await this.jobs.enqueue(null, SEND, { submissionId: id })
    }
    for (const late of await this.database.read(selectUnanswered)) await this.#remind(late)
  }

  /** Each is said once; nothing is sent again because an answer is late. */
  async #remind({ id, hours, escalateHours, ...late }: Unanswered): Promise<void> {
    const isEscalated = hours >= escalateHours
    if (isEscalated ? late.isEscalated : late.isReminded) return
    const act = isEscalated ? 'escalated' : 'reminded'
    const since = isEscalated ? escalateHours : late.remindHours
    const doing = { name: `submission.${act}`, subject: { type: 'submission', id } } as const
    await this.changes.record(doing, (change) =>
      addStep(change, id, { act, sentence: wording(`step.${act}`, { hours: since }) })
    )
  }
}
