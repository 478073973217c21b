import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

async function arrive(
  client: ApiClient,
  permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY']
) {
  const user = await makeUser({ permissions })
  const records = await app.container.make(CaseRecords)
  const [made] = await asUser(user, () =>
    new Changes().recordMany((open) =>
      records.create(open, [{ act: 'case.created', content: { D_1: 'AB' } }])
    )
  )
  const browser = await signIn(client, user)
  const open = (query: Record<string, unknown>) => browser.get('/case_nav').qs(query).redirects(0)
  return { ...made, browser, open, projectId: user.project.projectId }
}

test.group('Opening a case', () => {
  test('takes its id or its number, and leads to case identification', async ({
    assert,
    client,
  }) => {
    const { id, caseNo, projectId, open } = await arrive(client)
    for (const query of [{ caseId: id }, { caseNo }, { caseId: id, caseNo, projectId }]) {
      assert.equal((await open(query)).header('location'), `/cases/${id}/pages/case_identification`)
    }
  })

  test('leads to the page that was asked for and passes on when that was', async ({
    assert,
    client,
  }) => {
    const { id, open } = await arrive(client)
    for (const pageId of ['patient', 'dm']) {
      const answer = await open({ caseId: id, pageId, timestamp: 1764000000000 })
      assert.equal(answer.header('location'), `/cases/${id}/pages/patient?timestamp=1764000000000`)
    }
  })

  test('an address that names the page by its code leads on to the page, and its save is heard', async ({
    assert,
    client,
  }) => {
    const { id, browser } = await arrive(client)
    const answer = await browser.get(`/cases/${id}/pages/dm?timestamp=1`).redirects(0)
    assert.equal(answer.header('location'), `/cases/${id}/pages/patient?timestamp=1`)
    const saved = await browser
      .put(`/api/case/${id}/pages/dm`)
      .json({ baseRevision: 1, content: { D_1: 'CD' } })
    assert.equal(saved.body().data.revision, 2)
  })

  test('leads to the case to read whoever may not edit it', async ({ assert, client }) => {
    const { id, open } = await arrive(client, ['CASE_DATA'])
    const answer = await open({ caseId: id, pageId: 'patient' })
    assert.equal(answer.header('location'), `/cases/${id}#page-patient`)
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
