import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { JobStore } from '#kernel/jobs/job_store'
import { JobWorkers } from '#kernel/jobs/job_workers'
import type { ScheduleDefinition } from '#kernel/plugins/define_plugin'
import { openFurtherDatabase, withClient } from '#tests/test_database'
import { until } from '#tests/until'

/** Fourteen hours ahead of UTC all year. */
const AHEAD = 'Pacific/Kiritimati'

/** Comes each minute of this hour and of the next, as the clocks of a time zone show them. */
function inTheseHoursOf(clocks: string, name: string, timeZone: string, run: () => void) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: clocks,
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const hour = Number(format.format())
  class Run {
    handle = async () => run()
  }
  const load = async () => ({ default: Run })
  const definition = { name, timeZone, cron: `* ${hour},${(hour + 1) % 24} * * *`, load }
  return definition as unknown as ScheduleDefinition
}

/** Keeps each time that a worker found a schedule due, whether or not a job came of it. */
const keepWhatWasFound = `
  create table jobs.found (schedule text, minute timestamp);
  create function jobs.keep_found() returns trigger language plpgsql as $$ begin
    insert into jobs.found values (new.data->>'name', new.singleton_on);
    return new;
  end $$;
  create trigger keep_found before insert on jobs.job
    for each row when (new.name = '__pgboss__send-it') execute function jobs.keep_found()`

test.group('What runs by itself', () => {
  test('runs once over two workers that find it due, in the hours of its time zone', async ({
    assert,
    cleanup,
  }) => {
    const database = await openFurtherDatabase('schedules_of_two')
    cleanup(() => database.close())
    const ask = (sql: string) =>
      withClient(database.url, async (client) => (await client.query(sql)).rows)
    await ask(keepWhatWasFound)
    const ran: string[] = []
    const definitions = [
      inTheseHoursOf(AHEAD, 'tests.of_its_zone', AHEAD, () => void ran.push('of its zone')),
      inTheseHoursOf(AHEAD, 'tests.of_utc', 'UTC', () => void ran.push('of UTC')),
    ]
    const workers: JobStore[] = []
    const end = async () => {
      for (const worker of workers.splice(0)) await worker.close()
    }
    cleanup(end)
    const found = async () => (await ask('select count(*)::int from jobs.found'))[0].count as number
    const twice = () => ask('select 1 from jobs.found group by minute having count(*) > 1')
    /** One more worker, which looks for what is due as if the last look were long ago. */
    const startOne = async () => {
      await ask('update jobs.version set cron_on = null')
      const worker = new JobStore(database.url, definitions)
      workers.push(worker)
      await new JobWorkers(worker, app.container).start()
    }

    // The first one writes the schedules down; where a minute ends between two, one more looks.
    await startOne()
    while ((await twice()).length === 0) {
      const before = await found()
      await startOne()
      await until('a schedule that is found due', async () => (await found()) > before)
    }
    await until(
      'jobs that all ran',
      async () => (await ask(`select 1 from jobs.job where state < 'completed'`)).length === 0
    )
    await end()

    const minutes = await ask(`
      select count(*)::int as jobs from jobs.job
      where name = '__pgboss__send-it' group by singleton_on`)
    for (const { jobs } of minutes) assert.equal(jobs, 1)
    const [{ done }] = await ask(`
      select count(*)::int as done from jobs.job
      where name = 'tests.of_its_zone' and state = 'completed'`)
    assert.isAbove(done, 0)
    assert.isAtMost(done, minutes.length)
    assert.deepEqual(ran, Array(done).fill('of its zone'))
  })
})
