// needs: process
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { DELETION } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

const may = ['CASE_DATA', 'CASE_QUERY']
const who = async (client: ApiClient, project: TestProject, ...more: string[]) =>
  signIn(client, await makeUser({ project, permissions: [...may, ...more] }))

/** Two people of a project who may ask each other, and a case of the first of them. */
async function arrive(client: ApiClient) {
  const project = await makeProject()
  const asker = await who(client, project, 'CASE_EDIT')
  const other = await who(client, project)
  const { data } = (await asker.post('/api/cases').json(aReport())).body()
  const ask = async (given: object = {}) => {
    const body = { caseId: data.id, receiverId: other.user.id, content: 'Is it so?', ...given }
    return (await asker.post('/api/query').json(body)).body()
  }
  return { project, asker, other, ask, caseId: data.id as string }
}

test.group('Queries and the way of their case', () => {
  test('of a case are closed when it is deleted, each with a line of its own; no one answers them then', async ({
    client,
    assert,
  }) => {
    const { project, other, ask, caseId } = await arrive(client)
    const { data: sent } = await ask({ send: true })
    await ask()
    const waiting = { whose: 'to_answer' }
    assert.equal((await other.get('/api/query').qs(waiting)).body().data.total, 1)
    const deleter = await who(client, project, DELETION)
    const reason = 'Entered twice'
    const deleted = await deleter
      .post(`/api/cases/${caseId}/process/delete`)
      .json({ seen: 1, reason })
    assert.isTrue(deleted.body().status)
    const owner = db.connection('owner')
    const rows = await owner.from('queries').where({ case_id: caseId })
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['closed', 'closed']
    )
    const line = await owner
      .from('audit_lines')
      .where({ chain: `query:${sent.id}` })
      .orderBy('seq', 'desc')
      .first()
    assert.deepEqual([line.act, line.reason], ['query.closed', reason])
    const late = (
      await other
        .post('/api/query/detail')
        .json({ act: 'reply', queryId: sent.id, revision: 2, content: 'Yes.' })
    ).body()
    assert.isFalse(late.status)
    assert.deepEqual((await verifyAudit(owner)).faults, [])
  })

  test('that are open stand in the way of submitting their case, where the process says so', async ({
    client,
    assert,
  }) => {
    const { project, asker, ask } = await arrive(client)
    const configures = await who(client, project, 'SYS_CONF', workAt('ENTRY'))
    const nodes = [
      { key: 'ENTRY', afterReturn: 'resume', gates: { queries: 'block' } },
      { key: 'ARCHIVED', afterReturn: 'resume' },
    ]
    const setUp = await configures.put('/api/system/process').json({ version: 1, nodes })
    assert.isTrue(setUp.body().status)
    const { data } = (await asker.post('/api/cases').json(aReport())).body()
    const obstacles = async () =>
      (await asker.get(`/api/cases/${data.id}/process/obstacles`)).body().data
    assert.deepEqual(await obstacles(), [])
    await ask({ caseId: data.id })
    assert.deepEqual(await obstacles(), [], 'a draft is nobody’s business')
    await ask({ caseId: data.id, send: true })
    const [{ gate, level, sentence, place }] = await obstacles()
    assert.deepEqual([gate, level, place], ['queries', 'block', '/tabs/queries'])
    assert.equal(sentence.zh, '案例有 1 条质疑未关闭。')
  })
})
