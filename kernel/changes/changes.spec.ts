import { randomUUID } from 'node:crypto'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { ActDone } from '#kernel/changes/act_done'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { asActor, actorIn } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { sinceNow } from '#tests/moments'

const owner = () => db.connection('owner')
const linesOf = (id: string) =>
  owner()
    .from('audit_lines')
    .where({ chain: `case:${id}` })
const rowsOf = (name: string) => owner().from('files').where({ name })

/** Writes a row of a tenant, as a case page does, with its old and new value. */
function write(change: Change, name: string, actor = actorIn(undefined)) {
  change.note('D_1', 'old', name)
  return change.trx.rawQuery(
    `insert into files (company_id, project_id, environment, sha256, size, name, media_type, created_by_name)
     values (current_setting('pharos.company')::uuid, current_setting('pharos.project')::uuid,
       current_setting('pharos.environment')::smallint, repeat('0', 64), 1, ?, 'text/plain', ?)`,
    [name, actor.name]
  )
}

function record<Result>(id: string, work: (change: Change) => Promise<Result>, reason?: string) {
  const act = { name: 'case.page_saved', subject: { type: 'case', id }, reason } as const
  return new Changes().record(act, work)
}

test.group('Changes', () => {
  test('writes the row and its line together: who, when, what, old, new and why', async ({
    assert,
  }) => {
    const project = await makeProject()
    const id = randomUUID()
    const isOfNow = sinceNow()
    await asActor(project.scope(), () => record(id, (change) => write(change, id), 'typing error'))
    const [line] = await linesOf(id)
    assert.lengthOf(await rowsOf(id), 1)
    assert.include(line, {
      seq: 1,
      act: 'case.page_saved',
      reason: 'typing error',
      actor_name: 'Test Person',
      actor_id: actorIn(undefined).userId,
      company_id: project.companyId,
      project_id: project.projectId,
      environment: 0,
    })
    assert.deepEqual(line.changes, [{ path: 'D_1', before: 'old', after: id }])
    assert.isTrue(isOfNow(line.at))
  })

  test('a rollback leaves neither the row nor the line', async ({ assert }) => {
    const project = await makeProject()
    const id = randomUUID()
    const failed = asActor(project.scope(), () =>
      record(id, async (change) => {
        await write(change, id)
        throw new Error('no')
      })
    )
    await assert.rejects(() => failed, 'no')
    assert.lengthOf(await rowsOf(id), 0)
    assert.lengthOf(await linesOf(id), 0)
    assert.lengthOf(
      await owner()
        .from('audit_heads.heads')
        .where({ chain: `case:${id}` }),
      0
    )
  })

  test('several acts of one transaction get a line each, in one go or not at all', async ({
    assert,
  }) => {
    const project = await makeProject()
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    await asActor(project.scope(), () =>
      new Changes().recordMany(async (open) => {
        for (const id of ids) {
          await write(open({ name: 'case.imported', subject: { type: 'case', id } }), id)
        }
      })
    )
    for (const id of ids) assert.lengthOf(await linesOf(id), 1)
  })

  test('nobody writes without an actor', async ({ assert }) => {
    const id = randomUUID()
    await assert.rejects(() => record(id, (change) => write(change, id)), /Nobody acts here/)
    assert.lengthOf(await linesOf(id), 0)
  })

  test('nobody writes: the database itself refuses a line without an actor', async ({ assert }) => {
    const insert = () =>
      owner().rawQuery(
        `insert into audit_lines (chain, act, changes) values ('case:x', 'a.b', '[]')`
      )
    await assert.rejects(insert, /A line of the audit trail needs an actor/)
  })

  test('an act is told to others after its commit, and only then', async ({ assert, cleanup }) => {
    const project = await makeProject()
    const told: string[] = []
    cleanup(emitter.on(ActDone, ({ act }) => void told.push(act.subject.id)))
    const [kept, dropped] = [randomUUID(), randomUUID()]
    await asActor(project.scope(), async () => {
      await record(kept, async () => assert.notInclude(told, kept))
      await record(dropped, () => Promise.reject(new Error('no'))).catch(() => {})
    })
    await new Promise((done) => setImmediate(done))
    assert.deepEqual(told, [kept])
  })

  test('a listener that throws harms neither the act nor the process', async ({
    assert,
    cleanup,
  }) => {
    const project = await makeProject()
    cleanup(emitter.on(ActDone, () => Promise.reject(new Error('a broken plugin'))))
    const id = randomUUID()
    await asActor(project.scope(), () => record(id, (change) => write(change, id)))
    await new Promise((done) => setImmediate(done))
    assert.lengthOf(await linesOf(id), 1)
  })

  test('saves of different cases do not wait for each other', async ({ assert }) => {
    const project = await makeProject()
    const [slow, quick] = [randomUUID(), randomUUID()]
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    let reached = () => {}
    const isInside = new Promise<void>((done) => (reached = done))
    await asActor(project.scope(), async () => {
      // The slow save has its line written and its chain locked, and does not commit yet.
      const first = new Changes().recordMany(async (open) => {
        const change = open({ name: 'case.page_saved', subject: { type: 'case', id: slow } })
        await change.trx.rawQuery(
          `insert into audit_lines (chain, act, changes, company_id, project_id, environment)
           values (?, 'case.opened', '[]', ?, ?, 0)`,
          [`case:${slow}`, project.companyId, project.projectId]
        )
        reached()
        await held
      })
      await isInside
      // If it waited for the slow one, it would wait for ever.
      await record(quick, (change) => write(change, quick))
      assert.lengthOf(await linesOf(quick), 1)
      assert.lengthOf(await linesOf(slow), 0)
      release()
      await first
    })
    assert.lengthOf(await linesOf(slow), 2)
  })

  test('saves of one case wait for each other, and their lines follow each other', async ({
    assert,
  }) => {
    const project = await makeProject()
    const id = randomUUID()
    await asActor(project.scope(), () =>
      Promise.all(Array.from({ length: 20 }, () => record(id, async () => {})))
    )
    const lines = await linesOf(id).orderBy('seq')
    assert.deepEqual(
      lines.map(({ seq }) => seq),
      Array.from({ length: 20 }, (_, index) => index + 1)
    )
    for (const [index, line] of lines.entries()) {
      assert.deepEqual(line.previous, index === 0 ? Buffer.alloc(0) : lines[index - 1].hash)
    }
  })

  test('a chain belongs to one project: another one cannot write into it', async ({ assert }) => {
    const [mine, theirs] = [await makeProject(), await makeProject()]
    const id = randomUUID()
    await asActor(mine.scope(), () => record(id, async () => {}))
    const foreign = asActor(theirs.scope(), () => record(id, async () => {}))
    await assert.rejects(() => foreign, /belongs to another project/)
  })
})
