import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { JobStore } from '#kernel/jobs/job_store'
import { JobWorkers } from '#kernel/jobs/job_workers'
import { openFurtherDatabase } from '#tests/test_database'

test.group('What the kernel does by itself', () => {
  test('is on the schedule of whoever works, each job at its times', async ({
    assert,
    cleanup,
  }) => {
    const { definitions } = await app.container.make(JobStore)
    // In the queues of other specs nothing must come by itself.
    const database = await openFurtherDatabase('schedules')
    cleanup(() => database.close())
    const own = new JobStore(database.url, definitions)
    cleanup(() => own.close())
    await new JobWorkers(own, app.container).start()
    const boss = await own.open()
    const schedules = await boss.getSchedules()
    const ofTheKernel = schedules.filter(({ name }) => name.startsWith('kernel.'))
    assert.sameDeepMembers(
      ofTheKernel.map(({ name, cron, timezone }) => [name, cron, timezone]),
      [
        ['kernel.tidy_up', '*/10 * * * *', 'UTC'],
        ['kernel.resume_batches', '*/10 * * * *', 'UTC'],
        ['kernel.audit_tip', '7 * * * *', 'UTC'],
      ]
    )
  })
})
