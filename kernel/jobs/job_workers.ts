import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Job, JobResult, PgBoss } from 'pg-boss'

import { noteFullDisk } from '#kernel/disks/full_disks'
import { loggableError } from '#kernel/errors/loggable_error'
import { actorOfJob, type JobPayload, scheduledJob } from '#kernel/jobs/job_payload'
import type { JobStore } from '#kernel/jobs/job_store'
import type { JobDefinition, ScheduleDefinition } from '#kernel/plugins/define_plugin'
import { actAs } from '#kernel/tenancy/actor'

type Container = Pick<ApplicationService['container'], 'make'>

interface Handler {
  handle(data: unknown, signal: AbortSignal): Promise<void>
}

/** Jobs of one kind that one process has in hand at once. */
const AT_ONCE = 5

const isSchedule = (definition: JobDefinition): definition is ScheduleDefinition =>
  'cron' in definition

/** Works off what waits in the queues. Any number of processes may do so side by side. */
export class JobWorkers {
  constructor(
    private store: JobStore,
    private container: Container
  ) {}

  /** Works from now on, until the store is closed. */
  async start(): Promise<void> {
    const boss = await this.store.open()
    await this.#schedule(boss)
    for (const definition of this.store.definitions) {
      const options = {
        // One by one: a slow job must not keep those that were fetched with it.
        batchSize: 1,
        localConcurrency: definition.concurrency ?? AT_ONCE,
        pollingIntervalSeconds: 2,
        // New jobs are told at once; this finds those whose time to be tried again has come.
        notifyPollingIntervalSeconds: 2,
        perJobResults: true,
      } as const
      await boss.work<JobPayload>(definition.name, options, (jobs) =>
        this.#runAll(definition, jobs)
      )
    }
  }

  /** What runs by itself does so as the definitions say now, whatever an older version said. */
  async #schedule(boss: PgBoss): Promise<void> {
    const scheduled = this.store.definitions.filter(isSchedule)
    for (const { name, cron, timeZone = 'UTC' } of scheduled) {
      await boss.schedule(name, cron, scheduledJob, { tz: timeZone })
    }
    for (const { name } of await boss.getSchedules()) {
      if (!scheduled.some((each) => each.name === name)) await boss.unschedule(name)
    }
  }

  /** Takes no more jobs and lets running ones finish for a while. */
  stop(): Promise<void> {
    return this.store.close()
  }

  /** Runs what waits now, and what that makes, and comes back. Gives the number of jobs run. */
  async workOff(): Promise<number> {
    const boss = await this.store.open()
    let total = 0
    for (let ran = -1; ran !== 0; total += ran) {
      ran = 0
      for (const definition of this.store.definitions) {
        const jobs = await boss.fetch<JobPayload>(definition.name, { batchSize: AT_ONCE })
        for (const { id, status, output } of await this.#runAll(definition, jobs)) {
          if (status === 'completed') await boss.complete(definition.name, id)
          else await boss.fail(definition.name, id, output)
        }
        ran += jobs.length
      }
    }
    return total
  }

  #runAll(definition: JobDefinition, jobs: readonly Job<JobPayload>[]): Promise<JobResult[]> {
    return Promise.all(jobs.map((job) => this.#run(definition, job)))
  }

  async #run(definition: JobDefinition, { id, data: payload, signal }: Job<JobPayload>) {
    try {
      await actAs(actorOfJob(payload), async () => {
        const { default: type } = await definition.load()
        const handler = (await this.container.make(type as never)) as Handler
        await handler.handle(payload.data, signal)
      })
      return { id, status: 'completed' } as const
    } catch (error) {
      noteFullDisk(error)
      logger.error({ err: error, job: definition.name, jobId: id }, 'A job failed')
      return { id, status: 'failed', output: loggableError(error) } as const
    }
  }
}
