// needs: queries
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT', workAt('ENTRY')]

test.group('The trail of a project', () => {
  test('is found by case, user, element and day, and given out as a file, which it tells too', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (name: string) =>
      signIn(client, await makeUser({ project, name, permissions }))
    const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
    const made = async (by: typeof ann) =>
      (await by.post('/api/cases').json(aReport())).body().data as { id: string; caseNo: string }
    const [first, second] = [await made(ann), await made(ben)]
    const page = { baseRevision: 1, content: { D_1: 'AB' } }
    await ann.put(`/api/case/${first.id}/pages/patient`).json(page)
    const list = async (asked: object) => {
      const { rows } = (await ann.get('/api/trail').qs(asked)).body().data
      return rows.map(({ actor, act, caseNo }: Record<string, string>) => [actor, act, caseNo])
    }
    const saved = ['Ann', 'case.page_saved', first.caseNo]
    const [byAnn, byBen] = [
      ['Ann', 'case.created', first.caseNo],
      ['Ben', 'case.created', second.caseNo],
    ]
    assert.deepEqual(await list({ part: 'audit' }), [saved, byBen, byAnn])
    assert.deepEqual(await list({ part: 'audit', actor: 'Ben' }), [byBen])
    assert.deepEqual(await list({ part: 'audit', caseNo: first.caseNo }), [saved, byAnn])
    assert.deepEqual(await list({ part: 'audit', element: 'D.1', act: 'case.page_saved' }), [saved])
    assert.deepEqual(await list({ part: 'audit', to: '2001-01-01' }), [])
    assert.deepEqual(await list({ part: 'audit', from: '2001-01-01' }), [saved, byBen, byAnn])
    assert.deepEqual(await list({ part: 'audit', from: '2999-01-01' }), [])
    assert.deepEqual(await list({ part: 'query' }), [])
    const file = await ann.post('/api/trail/file').json({ part: 'audit', kind: 'csv' })
    assert.include(file.text(), second.caseNo)
    const operations = await list({ part: 'operation' })
    assert.includeDeepMembers(operations, [['Ann', 'trail_file.downloaded', null]])
    const signIns = await list({ part: 'sign_in' })
    assert.includeDeepMembers(signIns, [
      ['Ann', 'user.signed_in', null],
      ['Ben', 'user.signed_in', null],
    ])
  })

  test('names the case that a query is about, finds its acts by it, and its exports among the others', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async () =>
      signIn(client, await makeUser({ project, permissions: [...permissions, 'CASE_QUERY'] }))
    const [asker, other] = [await arrive(), await arrive()]
    const made = async () => (await asker.post('/api/cases').json(aReport())).body().data
    const [about, another] = [await made(), await made()]
    const query = { caseId: about.id, receiverId: other.user.id, content: '?', send: true }
    await asker.post('/api/query').json(query)
    const found = async (caseNo: string) => {
      const { rows } = (await asker.get('/api/trail').qs({ part: 'query', caseNo })).body().data
      return rows.map((row: Record<string, string>) => [row.act, row.caseNo])
    }
    assert.deepInclude(await found(about.caseNo), ['query.sent', about.caseNo])
    assert.deepEqual(await found(another.caseNo), [])
    await asker.post('/api/query/file').json({ caseId: about.id, kind: 'csv' })
    const exports = { part: 'operation', caseNo: about.caseNo }
    const { rows } = (await asker.get('/api/trail').qs(exports)).body().data
    assert.deepEqual(
      rows.map(({ act, caseNo }: Record<string, string>) => [act, caseNo]),
      [['case.queries_exported', about.caseNo]]
    )
  })

  test('is of the project alone, and for who may see trails', async ({ client, assert }) => {
    const own = await signIn(client, await makeUser({ permissions }))
    await own.post('/api/cases').json(aReport())
    const other = await signIn(client, await makeUser({ permissions }))
    assert.equal((await other.get('/api/trail').qs({ part: 'audit' })).body().data.total, 0)
    const blind = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await blind.get('/api/trail').qs({ part: 'audit' })).body().code, 1003)
  })
})
