import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'

import type { JobSettings } from '#kernel/jobs/job_settings'
import { Jobs } from '#kernel/jobs/jobs'
import { JobStore } from '#kernel/jobs/job_store'
import { JobWorkers } from '#kernel/jobs/job_workers'
import { kernelJobs, kernelSchedules } from '#kernel/jobs/kernel_jobs'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Binds the job queues and, when the settings say so, works them off in the web process. */
export default class JobsProvider {
  #store?: JobStore

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(JobStore, async () => {
      const { connectionString } = this.#settings()
      const registry = await container.make(PluginRegistry)
      const definitions = [...kernelJobs, ...kernelSchedules, ...registry.jobs]
      this.#store = new JobStore(connectionString, definitions)
      return this.#store
    })
    container.singleton(Jobs, async () => new Jobs(await container.make(JobStore)))
    container.singleton(
      JobWorkers,
      async () => new JobWorkers(await container.make(JobStore), container)
    )
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const store = await this.app.container.make(JobStore)
    const workers = await this.app.container.make(JobWorkers)
    const opened = this.#settings().workInProcess ? workers.start() : store.open()
    // A database that is away now is tried again with the first job.
    void opened.catch((error) => logger.warn({ err: error }, 'The job queue does not open yet'))
  }

  async shutdown() {
    await this.#store?.close()
  }

  #settings() {
    return this.app.config.get<JobSettings>('jobs')
  }
}
