import env from '#start/env'
import type { JobSettings } from '#kernel/jobs/job_settings'

const jobs: JobSettings = {
  connectionString: env.get('DATABASE_URL'),
  workInProcess: env.get('WORK_IN_PROCESS', false),
}

export default jobs
