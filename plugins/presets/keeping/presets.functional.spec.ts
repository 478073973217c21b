import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { verifyAudit } from '#kernel/changes/verify_audit'
import type { CaseContent } from '#kernel/case/content/case_content'

import { asActor } from '#tests/factories/as_actor'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const sender: CaseContent = { C_3_1: '1', C_3_2: 'Demo Pharma Ltd' }
const row = '10000000-0000-4000-8000-000000000001'

async function arrive(client: ApiClient, given: { project?: TestProject; may?: string[] } = {}) {
  const permissions = given.may ?? ['CASE_CONF', 'CASE_EDIT']
  const user = await makeUser({ permissions, project: given.project ?? (await makeProject()) })
  const browser = await signIn(client, user)
  const keep = async (kind: string, body: Record<string, unknown>) =>
    (await browser.post(`/api/admin/presets/${kind}`).json(body)).body()
  const offered = async (kind: string, text = '') =>
    (await browser.get(`/api/presets/${kind}`).qs({ text })).body().data
  return { ...browser, keep, offered }
}

test.group('Presets', () => {
  test('are kept, found by name and by value, changed and removed', async ({ client, assert }) => {
    const { keep, offered, put, get, delete: remove } = await arrive(client)
    const { data: made } = await keep('sender', { name: ' Demo sender ', content: sender })
    assert.deepInclude(made, { kind: 'sender', name: 'Demo sender', revision: 1 })
    for (const text of ['demo S', 'pharma ltd']) {
      const { presets, total } = await offered('sender', text)
      assert.deepEqual([presets[0].content, total], [sender, 1], text)
    }
    assert.equal((await offered('sender', 'nothing like it')).total, 0)
    assert.equal((await offered('study')).total, 0)

    const place = `/api/admin/presets/sender/${made.id}`
    const to = { name: 'Demo sender', content: { ...sender, C_3_4_5: 'CN' }, revision: 1 }
    assert.equal((await put(place).json(to)).body().data.revision, 2)
    assert.equal((await put(place).json(to)).body().code, 1006)
    assert.deepEqual((await get(place)).body().data.content, to.content)

    assert.equal((await remove(place)).body().data.id, made.id)
    assert.equal((await offered('sender')).total, 0)
    for (const answer of [await get(place), await put(place).json(to), await remove(place)]) {
      assert.equal(answer.body().code, 1005)
    }
    assert.equal((await keep('sender', { name: 'Demo sender', content: sender })).status, true)
    for (const name of ['Demo\u200b sender', 'Demo \u202esender', '..']) {
      const refused = await keep('sender', { name, content: sender })
      assert.equal(refused.code, 2017, 'a name that passes for another one')
    }
  })

  test('are refused in one sentence when they are none, a sender without its type too (CFG-04)', async ({
    client,
    assert,
  }) => {
    const { keep } = await arrive(client)
    const drug = (fields: object) => ({ G_k: [{ id: row, G_k_2_2: 'Demo', ...fields }] })
    const wrong: [string, Record<string, unknown>, string][] = [
      ['sender', { name: ' ', content: sender }, 'name'],
      ['sender', { name: '\u200B\u3164', content: sender }, 'name'],
      ['sender', { name: 'x'.repeat(101), content: sender }, 'name'],
      ['sender', { name: 'a' }, 'content'],
      ['sender', { name: 'a', content: {} }, 'at least one data element'],
      ['sender', { name: 'a', content: { C_3_2: 'No type' } }, 'C.3.1'],
      ['sender', { name: 'a', content: { C_3_1: '1', D_1: 'AB' } }, 'D.1'],
      ['sender', { name: 'a', content: { C_3_1: 7 } }, 'C.3.1'],
      ['product', { name: 'a', content: { G_k: [{ id: row, G_k_3_1: '7' }] } }, 'G.k.2.2'],
      ['product', { name: 'a', content: drug({ G_k_1: '1' }) }, 'G.k.1'],
      [
        'product',
        { name: 'a', content: drug({ G_k_4_r: [{ id: row, G_k_4_r_1a: '1' }] }) },
        'G.k.4.r',
      ],
      ['reporter', { name: 'a', content: { C_2_r: [{ id: row, C_2_r_5: '1' }] } }, 'C.2.r.5'],
      [
        'reporter',
        {
          name: 'a',
          content: { C_2_r: [row, row.replace('1', '2')].map((id) => ({ id, C_2_r_4: '1' })) },
        },
        'one row',
      ],
    ]
    for (const [kind, body, words] of wrong) {
      const { code, data } = await keep(kind, body)
      assert.equal(code, 2017, words)
      assert.include(data.detail?.en ?? data.message, words)
    }
    assert.equal((await keep('planet', { name: 'a', content: sender })).code, 1005)
  })

  test('have a name of their own among those of their kind', async ({ client, assert }) => {
    const { keep, put } = await arrive(client)
    await keep('sender', { name: 'Demo', content: sender })
    const { data: other } = await keep('sender', { name: 'Other', content: sender })
    assert.equal((await keep('sender', { name: 'DEMO', content: sender })).code, 30018)
    const renamed = put(`/api/admin/presets/sender/${other.id}`)
    const answer = await renamed.json({ name: 'demo', content: sender, revision: 1 })
    assert.equal(answer.body().code, 30018)
    assert.isTrue((await keep('study', { name: 'Demo', content: { C_5_3: 'PH-302' } })).status)
  })

  test('are kept by those who configure cases and copied by those who edit them', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const manager = await arrive(client, { project, may: ['CASE_CONF'] })
    const editor = await arrive(client, { project, may: ['CASE_EDIT'] })
    const { data: made } = await manager.keep('sender', { name: 'Demo', content: sender })
    const place = `/api/admin/presets/sender/${made.id}`
    const answers = [
      await editor.post('/api/admin/presets/sender').json({ name: 'a', content: sender }),
      await editor.get('/api/admin/presets/sender'),
      await editor.get(place),
      await editor.put(place).json({ name: 'a', content: sender, revision: 1 }),
      await editor.delete(place),
      await manager.get('/api/presets/sender'),
    ]
    for (const answer of answers) assert.equal(answer.body().code, 1003)
    assert.equal((await editor.offered('sender')).total, 1)
  })

  test('belong to one environment of one project', async ({ client, assert }) => {
    const owner = await arrive(client)
    const { data: made } = await owner.keep('sender', { name: 'Demo', content: sender })
    const { project } = owner.user
    const formal = await signIn(
      client,
      await makeUser({ project, permissions: ['CASE_CONF', 'CASE_EDIT'] }),
      1
    )
    const sister = await makeProject({ companyId: project.companyId })
    const others = [formal, await arrive(client, { project: sister }), await arrive(client)]
    for (const other of others) {
      assert.equal((await other.get('/api/presets/sender')).body().data.total, 0)
      assert.equal((await other.get('/api/admin/presets/sender')).body().data.length, 0)
      const place = `/api/admin/presets/sender/${made.id}`
      assert.equal((await other.get(place)).body().code, 1005)
      assert.equal((await other.delete(place)).body().code, 1005)
    }
  })

  test('are listed for the back office in the order asked for, and counted', async ({
    client,
    assert,
  }) => {
    const { keep, get } = await arrive(client)
    for (const name of ['B', 'A', 'C']) await keep('sender', { name, content: sender })
    const query = { sort: '["name","DESC"]', range: '[0,1]', filter: '{}' }
    const list = await get('/api/admin/presets/sender').qs(query)
    assert.deepEqual(
      list.body().data.map(({ name }: { name: string }) => name),
      ['C', 'B']
    )
    assert.equal(list.header('content-range'), 'presets/sender 0-1/3')
  })

  test('leave a trail with old and new value of each element, which verifies', async ({
    client,
    assert,
  }) => {
    const { keep, put, delete: remove, user } = await arrive(client)
    const { data: made } = await keep('sender', { name: 'Demo', content: sender })
    const place = `/api/admin/presets/sender/${made.id}`
    await put(place).json({ name: 'New', content: { C_3_1: '2' }, revision: 1 })
    await remove(place)
    const trail = await app.container.make(AuditTrail)
    const { rows } = await asActor(user.project.scope(), () =>
      trail.list({ type: 'preset', id: made.id }, {})
    )
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['preset.removed', 'preset.changed', 'preset.created']
    )
    assert.deepEqual(rows[1]!.changes, [
      { path: 'name', before: 'Demo', after: 'New' },
      { path: 'C_3_1', before: '1', after: '2' },
      { path: 'C_3_2', before: 'Demo Pharma Ltd', after: null },
    ])
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })
})
