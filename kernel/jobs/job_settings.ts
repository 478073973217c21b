/** Where durable jobs are kept and who works them off. */
export interface JobSettings {
  /** Connection of the application; the tables of pg-boss, in the schema `jobs`, are the owner's. */
  readonly connectionString: string
  /** Does the web process work jobs off too? Otherwise `ace jobs:work` does. */
  readonly workInProcess: boolean
}

/** Schema of the database that holds the jobs. */
export const jobsSchema = 'jobs'

/** A worker that is silent for so long is dead, and its jobs are given to another one. */
export const HEARTBEAT_SECONDS = 10

/** How often silent workers and late jobs are looked for. */
export const SUPERVISE_SECONDS = 15
