import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { FileSchema, ProjectSchema } from '#database/schema'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import User from '#kernel/identity/user'
import type { Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'

class ProjectFile extends FileSchema {
  static table = 'files'
}

class Project extends ProjectSchema {
  static table = 'projects'
}

const columns = { size: '1', name: 'mine', mediaType: 'text/plain', createdByName: 'x' }

/** Keeps a file that says of itself that it belongs to `into`, while acting in `from`. */
function keep(from: Scope, into: Scope = from) {
  const act = { name: 'file.kept', subject: { type: 'case', id: randomUUID() } } as const
  const values = { id: randomUUID(), sha256: '0'.repeat(64), ...columns, ...into }
  return asActor(from, () =>
    new Changes().record(act, ({ trx }) => ProjectFile.create(values, { client: trx }))
  )
}

const seenBy = (scope: Scope) =>
  asActor(scope, () => new Database().read(async (trx) => ProjectFile.query({ client: trx })))

test.group('Models', () => {
  test('see and write the rows of the scope whose transaction they are given, and no others', async ({
    assert,
  }) => {
    const [mine, stranger] = [await makeProject(), await makeProject()]
    const { id } = await keep(mine.scope())
    assert.deepEqual(
      (await seenBy(mine.scope())).map((row) => row.id),
      [id]
    )
    for (const other of [mine.scope(1), stranger.scope()]) assert.deepEqual(await seenBy(other), [])
    await assert.rejects(() => keep(mine.scope(), stranger.scope()), /row-level security/)
    await assert.rejects(() => keep(mine.scope(), mine.scope(1)), /row-level security/)
  })

  test('see nothing of a tenant through a transaction without a scope: PostgreSQL refuses', async ({
    assert,
    cleanup,
  }) => {
    const trx = await db.connection('app').transaction()
    cleanup(() => trx.rollback())
    // On a connection that was used before, the setting is there and empty.
    const refused = /pharos\.project|type uuid: ""/
    await assert.rejects(async () => ProjectFile.query({ client: trx }), refused)
  })

  test('are neither asked nor written without a transaction, whatever way is tried', async ({
    assert,
  }) => {
    const said = /through a transaction/
    const client = db.connection('app')
    await assert.rejects(async () => ProjectFile.query(), said)
    await assert.rejects(async () => ProjectFile.query({ client }), said)
    await assert.rejects(async () => ProjectFile.find(randomUUID(), { connection: 'owner' }), said)
    await assert.rejects(async () => ProjectFile.create({ name: 'x' }), said)
    await assert.rejects(async () => new ProjectFile().fill({ name: 'x' }).save(), said)
    const scope = (await makeProject()).scope()
    await keep(scope)
    const [read] = await seenBy(scope)
    await assert.rejects(() => read!.merge({ name: 'x' }).save(), said)
  })

  test('of who signs in are found before there is a scope, and not written so', async ({
    assert,
  }) => {
    const { id } = await makeUser()
    const user = await User.findOrFail(id)
    await assert.rejects(() => user.merge({ name: 'x' }).save(), /through a transaction/)
  })

  test('write no row of which the trail says nothing: the check of the database is asked as before', async ({
    assert,
  }) => {
    const { projectId, scope } = await makeProject()
    const elsewhere = { type: 'project', id: randomUUID() }
    const act = { name: 'project.changed', subject: elsewhere } as const
    await assert.rejects(
      () =>
        asActor(scope(), () =>
          new Changes().record(act, async ({ trx }) => {
            const row = await Project.findOrFail(projectId, { client: trx })
            await row.merge({ name: 'Another' }).save()
          })
        ),
      /audit/i
    )
  })

  test('know every column by the name that it has in its table', async ({ assert }) => {
    const plugins = readdirSync(app.makePath('plugins')).map((name) => `plugins/${name}/database`)
    for (const folder of ['database', ...plugins]) {
      const classes = await import(app.makeURL(`${folder}/schema.ts`).href).catch(() => ({}))
      for (const [name, model] of Object.entries(classes as Record<string, LucidModel>)) {
        model.boot()
        const names = Object.values(model.$keys.attributesToColumns.all())
        const { rows } = await db
          .connection('owner')
          .rawQuery(
            `select distinct column_name as name from information_schema.columns where table_schema = 'public' and column_name = any(?)`,
            [names]
          )
        const there = rows.map((row: { name: string }) => row.name)
        assert.deepEqual(
          names.filter((column) => !there.includes(column)),
          [],
          name
        )
      }
    }
  })
})
