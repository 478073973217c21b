// needs: coding, process
import { randomUUID } from 'node:crypto'

import { test } from '@japa/runner'

import { codedReactions } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

const VERSION = freshVersion()

test.group('A locked case', (group) => {
  group.setup(async () => putInUse('91.1', VERSION))

  test('is left alone by a run that codes many cases, and refused to a program with a token (6009)', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({
      permissions: [
        ...['CASE_DATA', 'CASE_EDIT', 'SYS_CONF', 'CASE_CODING', 'CODING_CONF'],
        workAt('ENTRY'),
      ],
    })
    const browser = await signIn(client, user)
    await browser.put('/api/system/medical-dictionary').json({ version: VERSION, revision: 0 })
    const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
    await browser.put('/api/system/process').json({ version: 1, locksEnded: true, nodes })
    const made = async () => {
      const E_i = [{ id: randomUUID(), E_i_1_2: 'Demo head ache' }]
      return (await browser.post('/api/cases').json(aReport({ E_i }))).body().data.id as string
    }
    const [locked, open] = [await made(), await made()]
    await browser.post(`/api/cases/${locked}/process/pass`).json({ seen: 1 })

    const { data: run } = (await browser.post('/api/coding/runs/autocode')).body()
    assert.containsSubset(run.counts, { cases: 2, coded: 1, archived: 1 })
    const codeOf = async (id: string) => (await codedReactions(user.project.scope(), id))[0]!.code
    assert.deepEqual([await codeOf(locked), await codeOf(open)], [undefined, '90100001'])

    const { username, password } = user
    const entered = await client.post('/api/login').json({ username, password, want: 'token' })
    const asProgram = (method: 'put' | 'post', path: string) =>
      client[method](path)
        .accept('json')
        .header('authorization', `Bearer ${entered.body().data.token}`)
    const { projectId } = user.project
    await asProgram('put', '/api/proj/enter').json({ projectId, environment: 0 })
    const page = { baseRevision: 1, content: { D_1: 'AB' } }
    const save = async (id: string) =>
      (await asProgram('put', `/api/case/${id}/pages/patient`).json(page)).body()
    assert.equal((await save(locked)).code, 6009)
  })
})
