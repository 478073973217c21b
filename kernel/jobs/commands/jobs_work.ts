import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { refuseOwningRole } from '#kernel/database/refuse_owning_role'
import { refuseOtherSchema } from '#kernel/database/schema_state'
import { JobWorkers } from '#kernel/jobs/job_workers'

export default class JobsWork extends BaseCommand {
  static commandName = 'jobs:work'
  static description = 'Works off durable jobs until it is told to stop'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Work off what waits now, then end' })
  declare once: boolean

  async run() {
    await refuseOwningRole(this.app)
    await refuseOtherSchema(this.app)
    const workers = await this.app.container.make(JobWorkers)
    if (this.once) return this.logger.log(`${await workers.workOff()} jobs worked off`)
    await workers.start()
    this.logger.log('Working off jobs')
    await untilToldToStop()
    await workers.stop()
  }
}

/** A signal, or the end of the process that started this one. */
function untilToldToStop(): Promise<unknown> {
  return new Promise((stop) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
    if (!process.channel) return
    process.once('disconnect', stop)
    process.channel.unref()
  })
}
