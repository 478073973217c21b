import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { actAs } from '#kernel/tenancy/actor'
import { aReport } from '#tests/factories/a_report'
import { actorIn } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { leavePlugin } from '#tests/fixtures/leave_plugin'

import { CaseRecords } from '#plugins/cases/contract'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_AUDIT']

async function given(client: ApiClient) {
  const maker = await makeUser({ permissions })
  const browser = await signIn(client, maker)
  const made = await browser.post('/api/cases').json(aReport({ D_1: 'AB' }))
  const { id, caseNo } = made.body().data as { id: string; caseNo: string }
  const colleague = await makeUser({ permissions, project: maker.project })
  return { maker, browser, id, caseNo, colleague, other: await signIn(client, colleague) }
}

const undo = async (
  browser: SignedInClient,
  id: string,
  body: object = { revision: 1, reason: 'Entered twice' }
) => (await browser.delete(`/api/cases/${id}`).json(body)).body()

const save = (browser: SignedInClient, id: string, baseRevision = 1) =>
  browser.put(`/api/case/${id}/pages/patient`).json({ baseRevision, content: { D_1: 'CD' } })

const propsOf = async (browser: SignedInClient, id: string) =>
  (await browser.get(`/cases/${id}`).header('x-inertia', 'true')).body().props.case

/** What stands in the way, as it is told. */
async function obstacle(browser: SignedInClient, id: string, body?: object) {
  const { code, data } = await undo(browser, id, body)
  return [code, data?.detail?.en]
}

test.group('The creation of a case', () => {
  test('is undone by its maker for a reason: the list has it no more, its trail says why, its number is not given again', async ({
    client,
    assert,
  }) => {
    const { browser, id, caseNo } = await given(client)
    assert.isTrue((await propsOf(browser, id)).mayUndoCreation)
    assert.deepEqual(await undo(browser, id), { status: true, data: { caseNo } })
    assert.equal((await browser.get('/api/cases')).body().data.total, 0)
    assert.equal((await browser.get(`/api/cases/${id}/revisions`)).body().code, 2602)
    assert.equal((await undo(browser, id)).code, 2602)
    const line = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `case:${id}`, act: 'case.creation_undone' })
      .firstOrFail()
    assert.deepEqual(
      [line.reason, line.changes],
      ['Entered twice', [{ path: 'deleted', before: null, after: true }]]
    )
    const next = (await browser.post('/api/cases').json(aReport({ D_1: 'AB' }))).body().data
    assert.notEqual(next.caseNo, caseNo)
  })

  test('is undone after saves and documents of its maker, too', async ({ client, assert }) => {
    const { browser, id } = await given(client)
    await save(browser, id)
    const sent = browser.post(`/api/cases/${id}/documents`)
    await sent.file('document', Buffer.from('Mine'), { filename: 'a.txt' })
    assert.isTrue((await propsOf(browser, id)).mayUndoCreation)
    assert.isTrue((await undo(browser, id, { revision: 2, reason: 'Entered twice' })).status)
  })

  test('is undone by its maker under another name, too', async ({ client, assert }) => {
    const { maker, browser, id } = await given(client)
    await changeRow('users', maker.id, { name: 'Married Since' })
    await save(browser, id)
    assert.isTrue((await propsOf(browser, id)).mayUndoCreation)
    assert.isTrue((await undo(browser, id, { revision: 2, reason: 'Entered twice' })).status)
  })

  test('stays where somebody else has saved, coded, moved or put a document into the case, and says who', async ({
    client,
    assert,
    cleanup,
  }) => {
    // Where whoever has a case alone changes it, others would have to be given it first.
    cleanup(await leavePlugin('process'))
    const says = (name: string) =>
      `${name} worked on the case after you created it, so its creation can no longer be undone.`
    const touches: ((given: {
      id: string
      other: SignedInClient
      colleague: TestUser
    }) => Promise<number>)[] = [
      async ({ id, other }) => {
        await save(other, id)
        return 2
      },
      async ({ id, other }) => {
        const sent = other.post(`/api/cases/${id}/documents`)
        await sent.file('document', Buffer.from('Theirs'), { filename: 'b.txt' })
        return 1
      },
    ]
    for (const touch of touches) {
      const all = await given(client)
      const revision = await touch(all)
      const told = await obstacle(all.browser, all.id, { revision, reason: 'Mistake' })
      assert.deepEqual(told, [1006, says(all.colleague.name)])
      assert.isFalse((await propsOf(all.browser, all.id)).mayUndoCreation)
    }
  })

  test('stays where the case has left the house', async ({ client, assert }) => {
    const { maker, browser, id } = await given(client)
    const [changes, records] = [
      await app.container.make(Changes),
      await app.container.make(CaseRecords),
    ]
    const act = { name: 'case.exported', subject: { type: 'case', id } } as const
    const message = { sha256: 'a'.repeat(64), deflated: new Uint8Array([1]) }
    const asMaker = { ...actorIn(maker.project.scope()), userId: maker.id, name: maker.name }
    await actAs(asMaker, () =>
      changes.record(act, (change) =>
        records.freeze(change, { caseId: id, revision: 1, purpose: 'download', message })
      )
    )
    assert.deepEqual(await obstacle(browser, id), [
      1006,
      'The case was exported, so its creation can no longer be undone.',
    ])
  })

  test('is nobody else’s to undo, and of no case that was saved since it was seen', async ({
    client,
    assert,
  }) => {
    const { browser, id, other } = await given(client)
    assert.deepEqual(await obstacle(other, id), [
      1006,
      'Only the person who created the case can undo its creation.',
    ])
    assert.isFalse((await propsOf(other, id)).mayUndoCreation)
    await save(browser, id)
    assert.equal((await undo(browser, id)).code, 2601)
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await undo(reader, id)).code, 1003)
    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.equal((await undo(stranger, id)).code, 2604)
    assert.equal((await undo(browser, id, { revision: 2, reason: ' ' })).code, 2017)
    assert.equal((await undo(browser, id, { reason: 'Twice' })).code, 2017)
    assert.equal((await browser.get('/api/cases')).body().data.total, 1)
  })

  test('is undone or the case is saved by a colleague, when both come at once: never both', async ({
    client,
    assert,
  }) => {
    const { browser, id, other } = await given(client)
    const [undone, saved] = await Promise.all([undo(browser, id), save(other, id)])
    assert.notEqual(undone.status, saved.body().status)
  })
})
