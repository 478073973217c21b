import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Refusal } from '#kernel/errors/define_errors'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

const linesOf = (id: string) =>
  db
    .connection('owner')
    .from('audit_lines')
    .where({ chain: `case:${id}` })

test.group('A request that comes twice', () => {
  let done = 0
  const send = (id: string, key: string | undefined, request: unknown = { weight: '70' }) =>
    answerOnce(
      new Changes(),
      { name: 'case.page_saved', subject: { type: 'case', id } },
      { key, request },
      async () => ({ revision: ++done })
    )

  test('is done once and gets the same answer, with one line in the trail', async ({ assert }) => {
    const project = await makeProject()
    const id = randomUUID()
    await asActor(project.scope(), async () => {
      const first = await send(id, 'key')
      assert.deepEqual(await send(id, 'key'), first)
    })
    assert.lengthOf(await linesOf(id), 1)
  })

  test('twenty at the same moment are done once', async ({ assert }) => {
    const project = await makeProject()
    const id = randomUUID()
    const answers = await asActor(project.scope(), () =>
      Promise.all(Array.from({ length: 20 }, () => send(id, 'key')))
    )
    assert.equal(new Set(answers.map(({ revision }) => revision)).size, 1)
    assert.lengthOf(await linesOf(id), 1)
  })

  test('with another content under the same key is refused with 3000', async ({ assert }) => {
    const project = await makeProject()
    const id = randomUUID()
    await asActor(project.scope(), async () => {
      await send(id, 'key')
      const refusal = await send(id, 'key', { weight: '71' }).catch((error) => error)
      assert.instanceOf(refusal, Refusal)
      assert.equal(refusal.number, 3000)
    })
    assert.lengthOf(await linesOf(id), 1)
  })

  test('after a failed try is done as if it came first', async ({ assert }) => {
    const project = await makeProject()
    const act = { name: 'case.page_saved', subject: { type: 'case', id: randomUUID() } } as const
    await asActor(project.scope(), async () => {
      const fail = () => Promise.reject(new Error('no luck'))
      const request = { key: 'key', request: 1 }
      await assert.rejects(() => answerOnce(new Changes(), act, request, fail), 'no luck')
      assert.equal(await answerOnce(new Changes(), act, request, async () => 'done'), 'done')
    })
  })

  test('without a key is done each time, and keys of other projects and days do not count', async ({
    assert,
  }) => {
    const [mine, theirs] = [await makeProject(), await makeProject()]
    const id = randomUUID()
    await asActor(mine.scope(), () => send(id, undefined))
    await asActor(mine.scope(), () => send(id, undefined))
    await asActor(mine.scope(), () => send(id, 'key'))
    await db
      .connection('owner')
      .from('idempotency_keys')
      .where({ project_id: mine.projectId })
      .update({ created_at: new Date(Date.now() - 25 * 3600_000) })
    await asActor(mine.scope(), () => send(id, 'key'))
    assert.lengthOf(await linesOf(id), 4)
    const other = randomUUID()
    await asActor(theirs.scope(), () => send(other, 'key'))
    assert.lengthOf(await linesOf(other), 1)
  })

  test('is the same request whatever the order of its keys', ({ assert }) => {
    assert.equal(
      sha256OfJson({ a: 1, b: [{ c: 2, d: 3 }] }),
      sha256OfJson({ b: [{ d: 3, c: 2 }], a: 1 })
    )
    assert.notEqual(sha256OfJson({ a: [1, 2] }), sha256OfJson({ a: [2, 1] }))
  })
})
