import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import { mayPersonOfJob } from '#kernel/identity/as_person_of_job'
import { Jobs } from '#kernel/jobs/jobs'

/** So long a batch is worked on before others that wait have their turn. */
const TURN_MS = 10_000

/** The durable job behind every batch: works some portions off, and leaves the rest to another one. */
@inject()
export default class BatchJob {
  /** Milliseconds. */
  turn = TURN_MS

  constructor(
    private work: WorkBatch,
    private jobs: Jobs
  ) {}

  async handle({ batchId }: { batchId: string }): Promise<void> {
    const until = performance.now() + this.turn
    const hasEnded = await this.work.handle(batchId, {
      isOver: () => performance.now() > until,
      mayGoOn: ({ endsWithPerson, permission }) =>
        endsWithPerson ? mayPersonOfJob(permission) : true,
    })
    if (!hasEnded) await this.jobs.enqueue(null, 'kernel.batch', { batchId })
  }
}
