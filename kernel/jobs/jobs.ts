import { fromKnex } from 'pg-boss'

import type { Change } from '#kernel/changes/change'
import { packJob } from '#kernel/jobs/job_payload'
import { jobsSchema } from '#kernel/jobs/job_settings'
import { deadQueueOf, type JobStore } from '#kernel/jobs/job_store'

export interface JobOptions {
  /** Earliest time to run it. */
  readonly startAfter?: Date
  /** Of jobs with the same key only one waits at a time. */
  readonly singletonKey?: string
}

/** One that was given up lies in the queue of the dead ones. */
const failing = `select count(*) as n from ${jobsSchema}.job
  where (name = $1 and state = 'retry') or (name = $2 and state = 'created')`

/** Puts durable jobs into their queues; a plugin states its jobs in its manifest. */
export class Jobs {
  constructor(private store: JobStore) {}

  /**
   * Makes a job. It runs at least once, as the actor and in the scope of this moment, so its
   * handler must bear being run twice.
   * @param change the change that the job belongs to: both are committed or neither; null for a
   *   job that stands alone
   * @param name a job of an installed plugin
   * @param data plain JSON: ids, never the content of a case
   * @returns the id of the job, or null when one with the same singletonKey waits already
   */
  async enqueue(
    change: Change | null,
    name: string,
    data: unknown,
    options: JobOptions = {}
  ): Promise<string | null> {
    if (!this.store.definitions.some((definition) => definition.name === name)) {
      throw new Error(`No installed plugin has a job "${name}"`)
    }
    const boss = await this.store.open()
    const db = change ? { db: fromKnex(change.trx.knexClient as never) } : {}
    return boss.send(name, packJob(data), { ...options, ...db })
  }

  /** How many jobs of that name failed: they are tried again, or were given up. */
  async countFailing(name: string): Promise<number> {
    const boss = await this.store.open()
    const { rows } = await boss.getDb().executeSql(failing, [name, deadQueueOf(name)])
    return Number((rows as [{ n: string }])[0].n)
  }
}
