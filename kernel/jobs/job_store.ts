import logger from '@adonisjs/core/services/logger'
import { PgBoss } from 'pg-boss'

import { HEARTBEAT_SECONDS, jobsSchema, SUPERVISE_SECONDS } from '#kernel/jobs/job_settings'
import type { JobDefinition } from '#kernel/plugins/define_plugin'

/** Name of the queue where jobs end that failed too often. */
export const deadQueueOf = (name: string) => `${name}.dead`

/**
 * The queues in the database. Opened at the first need; a process that works jobs off also looks
 * after those whose worker died.
 */
export class JobStore {
  #boss?: Promise<PgBoss>

  constructor(
    private connectionString: string,
    readonly definitions: readonly JobDefinition[],
    private superviseSeconds = SUPERVISE_SECONDS
  ) {}

  /** The open queues; tries again after a failure. */
  open(): Promise<PgBoss> {
    this.#boss ??= this.#start().catch((error) => {
      this.#boss = undefined
      throw error
    })
    return this.#boss
  }

  /** Lets running jobs finish for a while, then lets go of the database. */
  async close(): Promise<void> {
    const boss = await this.#boss?.catch(() => undefined)
    this.#boss = undefined
    await boss?.stop({ graceful: true, timeout: 8_000 })
  }

  async #start(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.connectionString,
      schema: jobsSchema,
      application_name: 'pharos jobs',
      max: 4,
      superviseIntervalSeconds: this.superviseSeconds,
      monitorIntervalSeconds: this.superviseSeconds,
      useListenNotify: true,
      // Its tables and their indexes belong to another role (migrations); this one fills them.
      migrate: false,
      reindex: false,
    })
    boss.on('error', (error) => logger.error({ err: error }, 'The job queue failed'))
    await boss.start()
    for (const definition of this.definitions) await createQueue(boss, definition)
    return boss
  }
}

/** Five hours; pauses in seconds. */
const HOURS_OF_TRIES = { retryLimit: 300, retryDelayMax: 60 }

async function createQueue(boss: PgBoss, definition: JobDefinition) {
  const { name, retryLimit = 5, keepsTrying, expireInSeconds = 3600 } = definition
  const options = {
    ...(keepsTrying ? HOURS_OF_TRIES : { retryLimit }),
    retryBackoff: true,
    expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: deadQueueOf(name),
    notify: true,
  }
  await boss.createQueue(deadQueueOf(name), { retryLimit: 0 })
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
