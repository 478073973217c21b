import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import TidyUp from '#kernel/housekeeping/tidy_up'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { actorOfJob, scheduledJob } from '#kernel/jobs/job_payload'
import { actAs } from '#kernel/tenancy/actor'
import { asActor } from '#tests/factories/as_actor'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'

const owner = () => db.connection('owner')

/** As a worker runs it when its time has come. */
const tidyUp = () =>
  actAs(actorOfJob(scheduledJob), async () => (await app.container.make(TidyUp)).handle())

const idsIn = async (table: string, column: string, ids: readonly string[]) => {
  const rows = await owner()
    .from(table)
    .whereIn(column, [...ids])
    .select(column)
  return rows.map((row) => row[column])
}

/** A row whose time is over and one whose time is not, in every table of the kind. */
async function givenExpiry(userId: string) {
  const [over, now] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
  const rows = (make: (at: Date) => object) => [make(over), make(now)]
  const text = () => unique('row')
  const tables = {
    sessions: ['id', rows((at) => ({ id: text(), data: '{}', expires_at: at }))],
    reset_codes: ['mailbox', rows((at) => ({ mailbox: text(), expires_at: at }))],
    sign_in_codes: ['hash', rows((at) => ({ hash: text(), user_id: userId, expires_at: at }))],
    rate_limits: ['key', rows((at) => ({ key: text(), expire: at.getTime() }))],
    api_tokens: [
      'id',
      rows((at) => ({
        ...{ id: randomUUID(), tokenable_id: userId, type: 'api', hash: text(), abilities: '[]' },
        ...{ created_at: over, updated_at: over, expires_at: at },
      })),
    ],
  } as const
  for (const [table, [, made]] of Object.entries(tables)) {
    await owner().insertQuery().table(table).multiInsert(made)
  }
  return Object.entries(tables).map(([table, [column, made]]) => ({
    table,
    column,
    ids: made.map((row) => (row as Record<string, string>)[column]!),
  }))
}

/** Keys of requests of two projects, in both environments; makes those of an age. */
async function givenKeys() {
  const projects = [await makeProject(), await makeProject()]
  const scopes = projects.flatMap((project) => [project.scope(0), project.scope(1)])
  const send = (key: string, id: string) =>
    answerOnce(
      new Changes(),
      { name: 'case.page_saved', subject: { type: 'case', id } },
      { key, request: {} },
      async () => ({})
    )
  for (const scope of scopes) {
    await asActor(scope, async () => {
      await send('old', randomUUID())
      await send('new', randomUUID())
    })
  }
  const keys = () =>
    owner()
      .from('idempotency_keys')
      .whereIn(
        'project_id',
        projects.map(({ projectId }) => projectId)
      )
  await keys()
    .where({ key: 'old' })
    .update({ created_at: new Date(Date.now() - 25 * 3600_000) })
  return {
    keys: async () => (await keys().select('key')).map(({ key }) => key).sort(),
    scopes,
    send,
  }
}

test.group('What is over', () => {
  test('is removed by the schedule in every project, and nothing else is', async ({ assert }) => {
    const user = await makeUser()
    const kinds = await givenExpiry(user.id)
    const { keys } = await givenKeys()
    await tidyUp()
    for (const { table, column, ids } of kinds) {
      assert.deepEqual(await idsIn(table, column, ids), [ids[1]], table)
    }
    assert.deepEqual(await keys(), ['new', 'new', 'new', 'new'])
  })

  test('is left alone by requests: a save removes no key of others', async ({ assert }) => {
    const { keys, scopes, send } = await givenKeys()
    await asActor(scopes[0]!, () => send('another', randomUUID()))
    assert.lengthOf(await keys(), 9)
  })

  test('does not hold up the rest while somebody is busy with it', async ({ assert }) => {
    const user = await makeUser()
    const [{ ids }] = await givenExpiry(user.id)
    const another = unique('row')
    const over = new Date(Date.now() - 60_000)
    await owner().table('sessions').insert({ id: another, data: '{}', expires_at: over })
    const busy = await owner().transaction()
    try {
      await busy.from('sessions').where({ id: ids[0] }).forUpdate()
      await tidyUp()
    } finally {
      await busy.rollback()
    }
    assert.deepEqual(await idsIn('sessions', 'id', [ids[0]!, another]), [ids[0]])
    await tidyUp()
    assert.deepEqual(await idsIn('sessions', 'id', [ids[0]!]), [])
  })

  test('is removed in portions, however much there is', async ({ assert }) => {
    const prefix = unique('many')
    await owner().rawQuery(
      `insert into sessions (id, data, expires_at)
       select ? || n, '{}', now() - interval '1 minute' from generate_series(1, 2500) n`,
      [prefix]
    )
    await tidyUp()
    const left = await owner().from('sessions').whereLike('id', `${prefix}%`)
    assert.lengthOf(left, 0)
  })
})
