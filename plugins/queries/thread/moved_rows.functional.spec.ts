// needs: process
import { randomUUID } from 'node:crypto'

import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

test.group('A query about a row', () => {
  test('follows the row when it moves, and tells when it is deleted', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const permissions = ['CASE_DATA', 'CASE_QUERY', 'CASE_EDIT', workAt('ENTRY')]
    const asker = await signIn(client, await makeUser({ project, permissions }))
    const { id: receiverId } = await makeUser({ project, permissions })
    const [first, second] = ['a', 'b'].map((name) => ({ id: randomUUID(), G_k_2_2: name }))
    const { data } = (
      await asker.post('/api/cases').json(aReport({ G_k: [first!, second!] }))
    ).body()
    const save = async (baseRevision: number, rows: readonly object[]) => {
      const page = { baseRevision, content: { G_k: rows } }
      const saved = (await asker.put(`/api/case/${data.id}/pages/drug`).json(page)).body()
      assert.isTrue(saved.status, JSON.stringify(saved))
    }
    const place = { page: 'drug', path: `G_k[${second!.id}].G_k_2_2` }
    const wish = { caseId: data.id, receiverId, ...place, content: 'Which one?', send: true }
    const { id } = (await asker.post('/api/query').json(wish)).body().data
    const seen = async () => (await asker.get(`/api/query/${id}`)).body().data
    await save(1, [second!, first!])
    assert.deepInclude(await seen(), { path: place.path, isRowGone: false })
    await save(2, [first!])
    assert.deepInclude(await seen(), { path: place.path, isRowGone: true, status: 'sent' })
  })
})
