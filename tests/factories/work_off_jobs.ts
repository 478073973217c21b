import app from '@adonisjs/core/services/app'

import { JobWorkers } from '#kernel/jobs/job_workers'

/** Runs the jobs that wait, as a worker would, and comes back when none is left. */
export async function workOffJobs(): Promise<number> {
  return (await app.container.make(JobWorkers)).workOff()
}
