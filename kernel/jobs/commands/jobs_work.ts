import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { refuseOwningRole } from '#kernel/database/refuse_owning_role'
import { refuseOtherSchema } from '#kernel/database/schema_state'
import { onceDatabaseIsThere } from '#kernel/database/when_database_comes'
import { exitWithin } from '#kernel/http/end_on_signal'
import { JobWorkers } from '#kernel/jobs/job_workers'

export default class JobsWork extends BaseCommand {
  static commandName = 'jobs:work'
  static description = 'Works off durable jobs until it is told to stop'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Work off what waits now, then end' })
  declare once: boolean

  async run() {
    const workers = await this.app.container.make(JobWorkers)
    if (this.once) {
      await this.#refuseUnfitDatabase()
      return this.logger.log(`${await workers.workOff()} jobs worked off`)
    }
    const stop = stopOnSignal()
    await onceDatabaseIsThere(async () => {
      await this.#refuseUnfitDatabase()
      await workers.start()
      this.logger.log('Working off jobs')
    }, stop.signal)
    await stop.ended
    // The job at hand is done again by another worker if it takes longer.
    exitWithin()
    await workers.stop()
  }

  async #refuseUnfitDatabase() {
    await refuseOwningRole(this.app)
    await refuseOtherSchema(this.app)
  }
}

/** A signal, or the end of the process that started this one. */
function stopOnSignal() {
  const stop = new AbortController()
  const stopped = new Promise<void>((done) => stop.signal.addEventListener('abort', () => done()))
  const end = () => stop.abort()
  // Whoever started it may hand on a signal that it has had already: a second one changes nothing.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  if (process.channel) {
    process.once('disconnect', end)
    process.channel.unref()
  }
  return { signal: stop.signal, ended: stopped }
}
