import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asActor } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseReading } from '#plugins/cases/contract/reading'

async function givenAFollowUp() {
  const user = await makeUser({ permissions: ['CASE_DATA'] })
  const caseId = await makeFollowedCase(user)
  const reading = await app.container.make(CaseReading)
  return { user, reading, scope: user.project.scope(), caseId }
}

test.group('The audit of a case', () => {
  test('is asked for days of the calendar and for elements, and refuses or finds nothing otherwise', async ({
    client,
    assert,
  }) => {
    const { user: owner, caseId } = await givenAFollowUp()
    const user = await makeUser({ permissions: ['CASE_AUDIT'], project: owner.project })
    const browser = await signIn(client, user)
    const ask = async (query: Record<string, string>) =>
      (await browser.get(`/api/cases/${caseId}/audit`).qs(query)).body()
    for (const day of ['2026-02-30', '2026-99-99', '0000-01-01', 'today']) {
      assert.equal((await ask({ from: day })).code, 2017, day)
      assert.equal((await ask({ to: day })).code, 2017, day)
    }
    for (const element of ['\\', '"', '%', '$.**']) {
      assert.equal((await ask({ element })).data.total, 0, element)
    }
    assert.equal((await ask({ element: 'D.1', from: '2024-02-29' })).data.total, 2)
  })
})

test.group('History of a case', () => {
  test('each revision says to which version of the chain it belongs', async ({ assert }) => {
    const { reading, scope, caseId } = await givenAFollowUp()
    const revisions = await asActor(scope, () => reading.listRevisions(caseId))
    assert.deepEqual(
      revisions.map(({ revision, version, versionKind }) => [revision, version, versionKind]),
      [
        [2, 2, 'follow-up'],
        [1, 1, 'first'],
      ]
    )
  })

  test('gives what the case held after any save, and nothing before the first', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const browser = await signIn(client, user)
    const contentOf = async (revision: number) =>
      (await browser.get(`/api/cases/${caseId}/revisions/${revision}`)).body().data.content
    assert.deepEqual(await contentOf(1), { D_1: 'AB' })
    assert.deepEqual(await contentOf(2), { D_1: 'CD' })
    assert.deepEqual(await contentOf(0), {})
    const none = await browser.get(`/api/cases/${caseId}/revisions/3`)
    assert.equal(none.body().code, 1005)
  })

  test('tells all saves with their versions, the latest first, and refuses those of another project', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const path = `/api/cases/${caseId}/revisions`
    const { data } = (await (await signIn(client, user)).get(path)).body()
    assert.deepEqual(
      data.map((save: Record<string, unknown>) => [save.revision, save.versionKind, save.act]),
      [
        [2, 'follow-up', 'case.follow_up_imported'],
        [1, 'first', 'case.created'],
      ]
    )
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await stranger.get(path)).body().code, 2604)
    const blind = await signIn(client, await makeUser({ project: user.project }))
    assert.equal((await blind.get(path)).body().code, 1003)
  })

  test('gives no revision of a case of another project', async ({ client, assert }) => {
    const { caseId } = await givenAFollowUp()
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const answer = await stranger.get(`/api/cases/${caseId}/revisions/1`)
    assert.equal(answer.body().code, 2604)
  })
})
