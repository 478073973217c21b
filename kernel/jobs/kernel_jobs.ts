import type { JobDefinition, ScheduleDefinition } from '#kernel/plugins/define_plugin'

/** The jobs of the kernel itself. */
export const kernelJobs: readonly JobDefinition[] = [
  { name: 'kernel.batch', load: () => import('#kernel/batches/batch_job'), keepsTrying: true },
  // Backs off from a second to hours: a mail server may be away over night.
  { name: 'kernel.send_mail', load: () => import('#kernel/mail/send_mail'), retryLimit: 14 },
  // A code that comes later than it may be used is of no use.
  {
    name: 'kernel.send_reset_code',
    load: () => import('#kernel/identity/passwords/send_reset_code'),
    retryLimit: 3,
  },
]

/** What the kernel does by itself. */
export const kernelSchedules: readonly ScheduleDefinition[] = [
  {
    name: 'kernel.tidy_up',
    load: () => import('#kernel/housekeeping/tidy_up'),
    cron: '*/10 * * * *',
    retryLimit: 0,
  },
  {
    name: 'kernel.resume_batches',
    load: () => import('#kernel/batches/resume_batches'),
    cron: '*/10 * * * *',
    retryLimit: 0,
  },
  // Every tip vouches for those before it, so one that could not be handed over is no loss.
  {
    name: 'kernel.audit_tip',
    load: () => import('#kernel/changes/tips/make_tip'),
    cron: '7 * * * *',
    retryLimit: 3,
  },
]
