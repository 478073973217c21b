// needs: cases, coding
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import BatchJob from '#kernel/batches/batch_job'
import { BatchItems } from '#kernel/batches/batch_items'
import { Batches } from '#kernel/batches/batches'
import ResumeBatches from '#kernel/batches/resume_batches'
import { WorkBatch } from '#kernel/batches/work_batch'
import { passBootChecks } from '#kernel/plugins/boot_checks'
import { ActDone } from '#kernel/changes/act_done'
import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import TidyUp from '#kernel/housekeeping/tidy_up'
import { actorOfJob, scheduledJob } from '#kernel/jobs/job_payload'
import { actAs } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import type { Asked } from '#tests/fixtures/plugins/with_batch/kind'
import withBatch from '#tests/fixtures/plugins/with_batch/plugin'

const owner = () => db.connection('owner')
const make = <T>(type: abstract new (...args: never[]) => T) =>
  app.container.make(type as never) as Promise<T>

/** Begins to note so many things. */
async function given(scope: Scope, many: number, asked: Asked = {}, by?: 'caller') {
  const id = randomUUID()
  const subjects = Array.from({ length: many }, () => null)
  const batches = await make(Batches)
  const act = { name: 'note_batch.started', subject: { type: 'note_batch', id } } as const
  await asActor(scope, () =>
    new Changes().record(act, (change) =>
      batches.start(change, { id, kind: 'with_batch.note', asked, subjects }, by)
    )
  )
  return id
}

const itemsOf = (id: string) => owner().from('batch_items').where({ batch_id: id })
const noted = async (scope: Scope) => {
  const lines = owner().from('audit_lines').where({ project_id: scope.projectId })
  return (await lines.where({ act: 'thing.noted' })).length
}
const work = async (scope: Scope, id: string) => {
  const worker = await make(WorkBatch)
  return asActor(scope, () => worker.handle(id))
}
/** One turn of a job in which there is time for one portion only. */
const oneTurn = async (scope: Scope, id: string) => {
  const job = await make(BatchJob)
  job.turn = -1
  await asActor(scope, () => job.handle({ batchId: id }))
}
const asSystem = (does: () => Promise<void>) => actAs(actorOfJob(scheduledJob), does)

test.group('Many things at once', (group) => {
  group.setup(() => joinPlugin(withBatch))

  async function visitor(client: Parameters<typeof signIn>[0], ...permissions: string[]) {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const progress = async (id: string) => (await browser.get(`/api/batches/${id}`)).body()
    return { browser, progress, scope: user.project.scope() }
  }

  test('are done by a job, and whoever listens is told of the end', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { progress, scope } = await visitor(client, 'CASE_DATA')
    const told: string[] = []
    cleanup(
      emitter.on(ActDone, ({ act: { name, subject } }) => {
        if (name === 'note_batch.ended') told.push(subject.id)
      })
    )
    const id = await given(scope, 45)
    const { data: before } = await progress(id)
    assert.containsSubset(before, { state: 'waiting', total: 45, settled: 0, endedAt: null })
    await workOffJobs()
    const { data } = await progress(id)
    assert.containsSubset(data, {
      ...{ kind: 'with_batch.note', label: { en: 'Notes', zh: '记录' }, state: 'done' },
      ...{ total: 45, settled: 45, counts: { done: 45 } },
    })
    assert.equal(await noted(scope), 45)
    assert.deepEqual(told, [id])
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('that are none end at once', async ({ client, assert }) => {
    const { progress, scope } = await visitor(client, 'CASE_DATA')
    const id = await given(scope, 0)
    await workOffJobs()
    assert.containsSubset((await progress(id)).data, { state: 'done', total: 0, settled: 0 })
  })

  test('do not wait for one that is refused, nor for one over which the program stumbles', async ({
    client,
    assert,
  }) => {
    const { browser, progress, scope } = await visitor(client, 'CASE_DATA')
    const id = await given(scope, 25, { refused: [3], broken: [22] })
    await work(scope, id)
    const counts = { done: 23, refused: 1, failed: 1 }
    assert.containsSubset((await progress(id)).data, { state: 'done', settled: 25, counts })
    assert.equal(await noted(scope), 23)
    const page = await browser.get(`/api/batches/${id}/items`).qs({ page: 1, pageSize: 50 })
    const { rows, total } = page.body().data
    assert.equal(total, 25)
    assert.containsSubset(rows[0], { position: 1, state: 'done', verdict: 'noted', sentence: null })
    assert.containsSubset(rows[2], { position: 3, state: 'refused', code: 1006 })
    assert.properties(rows[2].sentence, ['en', 'zh'])
    assert.containsSubset(rows[21], { position: 22, state: 'failed', code: null })
  })

  test('of a kind that forgets to settle one fail, and do not go round for ever', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const id = await given(scope, 45, { left: [3] })
    await assert.rejects(() => work(scope, id), /leaves an item as it is/)
    assert.lengthOf(await itemsOf(id).where({ state: 'done' }), 39)
    assert.equal(await noted(scope), 40, 'it is not done again')
    await itemsOf(id).update({ state: 'done' })
  })

  test('go on after a cut where they stood, and each is done once', async ({ assert }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const id = await given(scope, 45)
    await owner().rawQuery(`create function cut_off() returns trigger language plpgsql as $$
      begin
        if new.position > 30 then raise exception 'away' using errcode = '57P01'; end if;
        return new;
      end $$;
      create trigger cut_off before update on batch_items for each row execute function cut_off()`)
    await assert.rejects(() => work(scope, id))
    await owner().rawQuery('drop trigger cut_off on batch_items; drop function cut_off()')
    assert.lengthOf(await itemsOf(id).where({ state: 'done' }), 20)
    assert.equal(await noted(scope), 20)
    await workOffJobs()
    assert.lengthOf(await itemsOf(id).where({ state: 'done' }), 45)
    assert.equal(await noted(scope), 45)
  })

  test('that several take up at once are done once, and what is done leaves no second trace', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const id = await given(scope, 90)
    await Promise.all([1, 2, 3].map(() => work(scope, id)))
    assert.equal(await noted(scope), 90)
    const chain = () =>
      owner()
        .from('audit_lines')
        .where({ chain: `note_batch:${id}` })
    const ended = (await chain()).filter(({ act }) => act === 'note_batch.ended')
    assert.lengthOf(ended, 1)
    const { length } = await chain()
    await workOffJobs()
    assert.lengthOf(await chain(), length)
  })

  test('leave others their turn: a long one goes on behind those that wait', async ({ assert }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const [long, short] = [await given(scope, 60), await given(scope, 5)]
    await oneTurn(scope, long)
    assert.lengthOf(await itemsOf(long).where({ state: 'waiting' }), 40)
    await oneTurn(scope, short)
    assert.lengthOf(await itemsOf(short).where({ state: 'waiting' }), 0)
    await workOffJobs()
    assert.lengthOf(await itemsOf(long).where({ state: 'done' }), 60)
  })

  test('end between two of them when somebody cancels: what is done stays, the rest is not begun', async ({
    client,
    assert,
  }) => {
    const { browser, progress, scope } = await visitor(client, 'CASE_DATA')
    const id = await given(scope, 45)
    await oneTurn(scope, id)
    const { data } = (await browser.post(`/api/batches/${id}/cancel`)).body()
    const counts = { done: 20, cancelled: 25 }
    assert.containsSubset(data, { state: 'cancelled', total: 45, settled: 45, counts })
    await workOffJobs()
    assert.equal(await noted(scope), 20)
    const again = (await browser.post(`/api/batches/${id}/cancel`)).body()
    assert.equal(again.code, 1006)
    assert.match(again.data.detail.en, /already ended/)
    assert.containsSubset((await progress(id)).data, { state: 'cancelled', counts })
  })

  test('that somebody ends in the middle of a portion are ended, and nobody is in the way of another', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const id = await given(scope, 45)
    const [batches, items] = [await make(Batches), await make(BatchItems)]
    const act = { name: 'note_batch.cancelled', subject: { type: 'note_batch', id } } as const
    const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const cancelling = asActor(scope, () =>
      new Changes().record(act, async (change) => {
        await batches.hold(change.trx, id)
        held.resolve()
        await goOn.promise
        await items.cancel(change, id)
        change.note('counts', undefined, await batches.end(change, id, 'cancelled'))
      })
    )
    await held.promise
    const working = work(scope, id)
    await waitFor(1, working)
    goOn.resolve()
    const [cancelled, worked] = await Promise.allSettled([cancelling, working])
    assert.deepEqual([cancelled.status, worked.status], ['fulfilled', 'fulfilled'])
    assert.equal(await noted(scope), 0)
    assert.lengthOf(await itemsOf(id).where({ state: 'cancelled' }), 45)
  })

  test('are of one kind by name: a second one of that name ends the start in a sentence', async ({
    assert,
  }) => {
    await passBootChecks(app)
    const leave = await joinPlugin({ ...withBatch, name: 'second' })
    await assert
      .rejects(
        () => passBootChecks(app),
        'The kind of batch "with_batch.note" is declared by both "with_batch" and "second"'
      )
      .finally(leave)
  })

  test('are shown to whoever has the permission of their kind, in their project alone', async ({
    client,
    assert,
  }) => {
    const own = await visitor(client, 'CASE_DATA')
    const without = await visitor(client, 'CASE_CODING')
    const id = await given(own.scope, 1)
    assert.isTrue((await own.progress(id)).status)
    assert.equal((await without.progress(await given(without.scope, 1))).code, 1003)
    const other = await visitor(client, 'CASE_DATA')
    assert.equal((await other.progress(id)).code, 1005)
    assert.equal((await other.browser.post(`/api/batches/${id}/cancel`)).body().code, 1005)
    assert.equal((await other.progress('nothing')).code, 1005)
    await owner().from('batches').where({ id }).update({ kind: 'nobody.here' })
    const { code, data } = await own.progress(id)
    assert.equal(code, 1005)
    assert.match(data.detail.en, /No installed plugin/)
  })

  test('are forgotten one by one after the days of their kind, and what came of them is not', async ({
    client,
    assert,
  }) => {
    const { browser, progress, scope } = await visitor(client, 'CASE_DATA')
    const id = await given(scope, 3, { refused: [2] })
    await work(scope, id)
    const [{ settled_at: settled, expires_at: expires }] = await itemsOf(id)
    assert.equal((expires.valueOf() - settled.valueOf()) / 86_400_000, 30)
    await itemsOf(id).update({ expires_at: new Date(Date.now() - 1000) })
    const rows = async () => (await browser.get(`/api/batches/${id}/items`)).body().data.rows
    assert.lengthOf(await rows(), 0, 'whoever reads asks for the time as well')
    await asSystem(async () => (await make(TidyUp)).handle())
    assert.lengthOf(await itemsOf(id), 0)
    const counts = { done: 2, refused: 1 }
    assert.containsSubset((await progress(id)).data, { state: 'done', settled: 3, counts })
  })

  test('whose caller went away get a job after a while, on behalf of whoever asked', async ({
    assert,
  }) => {
    const { scope: scopeOf } = await makeProject()
    const scope = scopeOf()
    const id = await given(scope, 3, {}, 'caller')
    const resume = () => asSystem(async () => (await make(ResumeBatches)).handle())
    await resume()
    await workOffJobs()
    assert.lengthOf(await itemsOf(id).where({ state: 'waiting' }), 3)
    await owner()
      .from('batches')
      .where({ id })
      .update({ started_at: new Date(Date.now() - 16 * 60_000) })
    await resume()
    await workOffJobs()
    assert.lengthOf(await itemsOf(id).where({ state: 'done' }), 3)
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `note_batch:${id}` })
    assert.deepEqual([...new Set(lines.map(({ actor_name: name }) => name))], ['Test Person'])
  })
})
