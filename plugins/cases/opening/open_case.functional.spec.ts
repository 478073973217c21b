import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

async function arrive(client: ApiClient, permissions = ['CASE_DATA', 'CASE_EDIT']) {
  const user = await makeUser({ permissions })
  const records = await app.container.make(CaseRecords)
  const [made] = await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
    )
  )
  const browser = await signIn(client, user)
  const open = (query: Record<string, unknown>) => browser.get('/case_nav').qs(query).redirects(0)
  return { ...made, open, projectId: user.project.projectId }
}

test.group('Opening a case', () => {
  test('takes its id or its number, and leads to case identification', async ({
    assert,
    client,
  }) => {
    const { id, caseNo, projectId, open } = await arrive(client)
    for (const query of [{ caseId: id }, { caseNo }, { caseId: id, caseNo, projectId }]) {
      assert.equal((await open(query)).header('location'), `/cases/${id}/pages/ci`)
    }
  })

  test('leads to the page that was asked for and passes on when that was', async ({
    assert,
    client,
  }) => {
    const { id, open } = await arrive(client)
    const answer = await open({ caseId: id, pageId: 'dm', timestamp: 1764000000000 })
    assert.equal(answer.header('location'), `/cases/${id}/pages/dm?timestamp=1764000000000`)
  })

  test('leads to the case to read whoever may not edit it', async ({ assert, client }) => {
    const { id, open } = await arrive(client, ['CASE_DATA'])
    const answer = await open({ caseId: id, pageId: 'dm' })
    assert.equal(answer.header('location'), `/cases/${id}#page-dm`)
  })

  test('is refused for another project, an unknown case and two cases at once', async ({
    assert,
    client,
  }) => {
    const { id, caseNo, open } = await arrive(client)
    const nowhere = '00000000-0000-4000-8000-000000000000'
    const wrong = [
      { caseId: id, projectId: nowhere },
      { caseId: nowhere },
      { caseNo: `${caseNo}0` },
      { caseId: id, caseNo: `${caseNo}0` },
      {},
    ]
    for (const query of wrong) assert.equal((await open(query)).body().code, 2604)
  })
})
