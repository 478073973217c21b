import { inject } from '@adonisjs/core'

import ProcessRun from '#plugins/coding/runs/process_run'

/** The durable job behind a long run; a repeated one goes on where it was cut off. */
@inject()
export default class RunJob {
  constructor(private process: ProcessRun) {}

  async handle({ runId }: { runId: string }): Promise<void> {
    await this.process.handle(runId)
  }
}
