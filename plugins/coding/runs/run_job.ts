import { inject } from '@adonisjs/core'

import ProcessRun from '#plugins/coding/runs/process_run'

/**
 * The durable job behind a run: works a long one off, and a short one that was cut off while somebody
 * waited for it. A repeated one goes on where it was cut off.
 */
@inject()
export default class RunJob {
  constructor(private process: ProcessRun) {}

  async handle({ runId }: { runId: string }): Promise<void> {
    await this.process.handle(runId)
  }
}
