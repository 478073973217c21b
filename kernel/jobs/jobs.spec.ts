import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { actorOfJob, type JobPayload } from '#kernel/jobs/job_payload'
import { Jobs } from '#kernel/jobs/jobs'
import { JobStore } from '#kernel/jobs/job_store'
import { JobWorkers } from '#kernel/jobs/job_workers'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { openFailures } from '#tests/faults/kit/failing_commits'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import { testJobs } from '#tests/fixtures/jobs/definitions'
import { notes } from '#tests/fixtures/jobs/note'
import { until } from '#tests/until'

const act = () =>
  ({ name: 'import.started', subject: { type: 'import', id: randomUUID() } }) as const
const stateOf = async (id: string | null) =>
  (await db.connection('owner').from('jobs.job').where({ id: id! }).first())?.state
const waiting = async (name: string) =>
  Number((await db.connection('owner').from('jobs.job').where({ name }).count('* as n'))[0].n)

/** A job that failed need not wait for its next try. */
const letTryAgain = (id: string | null) =>
  db
    .connection('owner')
    .from('jobs.job')
    .where({ id: id! })
    .update({ start_after: new Date(0) })

test.group('Durable jobs', (group) => {
  let store: JobStore
  let jobs: Jobs
  let workers: JobWorkers
  group.setup(async () => {
    store = new JobStore(process.env.DATABASE_URL!, testJobs)
    jobs = new Jobs(store)
    workers = new JobWorkers(store, app.container)
    await store.open()
    return () => store.close()
  })
  group.each.setup(() => void notes.splice(0))

  test('a change that is rolled back makes no job, one that is committed makes one', async ({
    assert,
  }) => {
    const project = await makeProject()
    await asActor(project.scope(), async () => {
      const before = await waiting('tests.note')
      const failed = new Changes().record(act(), async (change) => {
        await jobs.enqueue(change, 'tests.note', {})
        throw new Error('changed my mind')
      })
      await assert.rejects(() => failed, 'changed my mind')
      assert.equal(await waiting('tests.note'), before)
      await new Changes().record(act(), async (change) => {
        await jobs.enqueue(change, 'tests.note', {})
        assert.equal(await waiting('tests.note'), before)
      })
      assert.equal(await waiting('tests.note'), before + 1)
    })
    await workers.workOff()
  })

  test('a job runs as the person and in the scope that made it, under the role of the application', async ({
    assert,
  }) => {
    const project = await makeProject()
    const actor = actorIn(project.scope(1), 'CASE_DATA')
    await actAs(actor, () => jobs.enqueue(null, 'tests.note', { importId: 'i1' }))
    await workers.workOff()
    const [note] = notes
    assert.deepEqual(note.data, { importId: 'i1' })
    assert.equal(note.actor.userId, actor.userId)
    assert.equal(note.actor.name, actor.name)
    assert.deepEqual(note.actor.scope, actor.scope)
    assert.equal(note.actor.permissions.size, 0)
    assert.deepEqual(note.scopeOfDatabase, { project: project.projectId, role: 'pharos_app' })
  })

  test('a job that nobody asked for is refused: somebody acts, or the system by name', async ({
    assert,
  }) => {
    await assert.rejects(() => jobs.enqueue(null, 'tests.note', {}), /Nobody acts here/)
  })

  test('a job of no installed plugin is a fault', async ({ assert }) => {
    const project = await makeProject()
    const made = asActor(project.scope(), () => jobs.enqueue(null, 'tests.none', {}))
    await assert.rejects(() => made, 'No installed plugin has a job "tests.none"')
  })

  test('a job that fails is tried again, and ends among the dead with its data', async ({
    assert,
  }) => {
    const project = await makeProject()
    const id = await asActor(project.scope(), () => jobs.enqueue(null, 'tests.fail', { n: 7 }))
    await workers.workOff()
    assert.equal(await stateOf(id), 'retry')
    await letTryAgain(id)
    await workers.workOff()
    assert.equal(await stateOf(id), 'failed')
    const [dead] = await db.connection('owner').from('jobs.job').where({ name: 'tests.fail.dead' })
    assert.deepEqual(dead.data.data, { n: 7 })
    assert.equal(dead.data.scope.projectId, project.projectId)
  })

  for (const failure of ['refused', 'serialized', 'killed'] as const) {
    test(`a job whose own commit is ${failure} is tried again, and what it does is done once`, async ({
      assert,
      cleanup,
    }) => {
      const commits = await openFailures()
      cleanup(() => commits.mend())
      const { scope } = await makeProject()
      const done = randomUUID()
      const lines = () =>
        db
          .connection('owner')
          .from('audit_lines')
          .where({ chain: `x:${done}` })
      const id = await asActor(scope(), () => jobs.enqueue(null, 'tests.record', { id: done }))
      await commits.failNext(failure)
      await workers.workOff()
      assert.isTrue(await commits.relent())
      assert.equal(await stateOf(id), 'retry')
      assert.lengthOf(await lines(), 0)
      await letTryAgain(id)
      await workers.workOff()
      assert.equal(await stateOf(id), 'completed')
      assert.lengthOf(await lines(), 1)
    })
  }

  for (const [cut, state, count] of [
    ['before', 'retry', 0],
    ['after', 'completed', 1],
  ] as const) {
    test(`a job whose line breaks ${cut} its COMMIT is done knows what became of it`, async ({
      assert,
      cleanup,
    }) => {
      const { proxy, goStraight } = await goThroughProxy()
      cleanup(goStraight)
      const { scope } = await makeProject()
      const done = randomUUID()
      const id = await asActor(scope(), () => jobs.enqueue(null, 'tests.record', { id: done }))
      const broken = proxy.breakNext(cut, 'x.done_by_job')
      await workers.workOff()
      await broken
      assert.equal(await stateOf(id), state)
      const lines = db.connection('owner').from('audit_lines')
      assert.lengthOf(await lines.where({ chain: `x:${done}` }), count)
      await db.connection('owner').from('jobs.job').where({ id: id! }).delete()
    })
  }

  test('a job whose end somebody waits for is tried on and on, a minute apart at most', async ({
    assert,
    cleanup,
  }) => {
    const project = await makeProject()
    const made = asActor(project.scope(), () => jobs.enqueue(null, 'tests.keep_trying', {}))
    const job = () => db.connection('owner').from('jobs.job').where({ name: 'tests.keep_trying' })
    await made
    cleanup(async () => void (await job().delete()))
    for (let tries = 1; tries <= 10; tries++) {
      await workers.workOff()
      const { state, start_after: next } = await job().firstOrFail()
      assert.equal(state, 'retry')
      assert.isBelow(next.valueOf(), Date.now() + 61_000)
      await job().update({ start_after: new Date(0) })
    }
  })

  test('a running worker takes a job as soon as it is committed', async ({ assert }) => {
    const project = await makeProject()
    const own = new JobStore(process.env.DATABASE_URL!, testJobs)
    await new JobWorkers(own, app.container).start()
    const id = await asActor(project.scope(), () => jobs.enqueue(null, 'tests.note', {}))
    await until('a job that is done', async () => (await stateOf(id)) === 'completed')
    await own.close()
    assert.lengthOf(notes, 1)
  })

  test('what runs by itself is on the schedule of whoever works, as the code says it now', async ({
    assert,
  }) => {
    const boss = await store.open()
    await boss.schedule('tests.note', '* * * * *')
    const own = new JobStore(process.env.DATABASE_URL!, testJobs)
    await new JobWorkers(own, app.container).start()
    await own.close()
    const schedules = await boss.getSchedules()
    assert.deepEqual(
      schedules.map(({ name, cron, timezone }) => [name, cron, timezone]),
      [['tests.every_night', '0 0 1 1 *', 'Asia/Shanghai']]
    )
    const actor = actorOfJob(schedules[0]!.data as JobPayload)
    assert.deepInclude(actor, { userId: null, name: 'system', isPlatform: true })
    assert.isUndefined(actor.scope)
  })

  test('the job of a worker that was killed is run again by another one', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-jobs-'))
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const [started, done] = [join(folder, 'started'), join(folder, 'done')]
    const project = await makeProject()
    const id = await asActor(project.scope(), () =>
      jobs.enqueue(null, 'tests.hang_once', { started, done })
    )
    const script = app.makePath('tests/fixtures/jobs/worker.ts')
    const worker = spawn(
      process.execPath,
      ['--import', './kernel/typescript/register.mjs', script],
      {
        stdio: 'inherit',
      }
    )
    await until('a job that was started', () => existsSync(started))
    worker.kill('SIGKILL')
    assert.equal(await stateOf(id), 'active')
    const own = new JobStore(process.env.DATABASE_URL!, testJobs, 1)
    await new JobWorkers(own, app.container).start()
    await until('a job that was run again', () => existsSync(done))
    await until('a job that is done', async () => (await stateOf(id)) === 'completed')
    await own.close()
  })
})
