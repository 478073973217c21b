import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Jobs } from '#kernel/jobs/jobs'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import { inEachScope } from '#kernel/tenancy/as_system'

/** One that is at work moves with each portion. */
const RESTING_MINUTES = 15

/**
 * The scheduled job that finds batches which nobody works on: whose caller went away, or whose job was
 * given up. Each gets a new one, on behalf of whoever asked for the batch.
 */
@inject()
export default class ResumeBatches {
  constructor(
    private batches: Batches,
    private jobs: Jobs
  ) {}

  async handle(): Promise<void> {
    await inEachScope(async () => {
      for (const { id, ...who } of await this.batches.resting(RESTING_MINUTES)) {
        await actAs({ ...currentActor(), ...who }, () =>
          this.jobs.enqueue(null, 'kernel.batch', { batchId: id })
        )
      }
    })
  }
}
