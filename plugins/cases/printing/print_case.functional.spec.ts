import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { sinceNow } from '#tests/moments'

const permissions = ['CASE_DATA']

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions })
  const caseId = await makeFollowedCase(user)
  const browser = await signIn(client, user)
  const ask = (query: Record<string, unknown> = {}) =>
    browser.get(`/cases/${caseId}/print`).qs(query)
  const sheet = async (query: Record<string, unknown> = {}) =>
    (await browser.get(`/api/cases/${caseId}/sheet`).qs(query)).body()
  return { user, caseId, browser, ask, sheet }
}

test.group('A case on paper', () => {
  test('holds the whole case as it stands, and says when and by whom it was saved', async ({
    client,
    assert,
  }) => {
    const { caseId, ask, sheet } = await arrive(client)
    const isOfNow = sinceNow()
    // As a screen of the client asks; a refusal is told in the other way.
    const { component, props } = (await ask().header('x-inertia', 'true')).body()
    assert.equal(component, 'cases/print/case_print')
    assert.deepEqual(props.caseIds, [caseId])
    assert.isTrue(isOfNow(props.printedAt))
    const { data } = await sheet()
    assert.deepEqual(data.content, { D_1: 'CD' })
    assert.deepEqual(
      [data.case.revision, data.case.version, data.case.versionKind, data.case.subject],
      [2, 2, 'follow-up', 'CD']
    )
    assert.isString(data.case.status)
    assert.equal(data.saved.by, 'Test Person')
  })

  test('may be of any earlier save, with the version and the facts of that time', async ({
    client,
    assert,
  }) => {
    const { ask, sheet } = await arrive(client)
    const { props } = (await ask({ revision: 1 }).header('x-inertia', 'true')).body()
    assert.equal(props.revision, 1)
    const { data } = await sheet({ revision: 1 })
    assert.deepEqual(data.content, { D_1: 'AB' })
    assert.deepEqual(
      [data.case.revision, data.case.version, data.case.versionKind, data.case.subject],
      [1, 1, 'first', 'AB']
    )
    assert.notProperty(data.case, 'status', 'the status is that of today')
  })

  test('lies beside others that were selected, in their order; those of other projects are refused', async ({
    client,
    assert,
  }) => {
    const { user, caseId, browser } = await arrive(client)
    const second = await makeFollowedCase(user)
    const several = (...caseIds: string[]) =>
      browser
        .get('/cases/print')
        .qs({ caseIds: caseIds.join(',') })
        .header('x-inertia', 'true')
    const { props } = (await several(second, caseId, second)).body()
    assert.deepEqual(props.caseIds, [second, caseId])
    const plain = browser.get('/cases/print')
    const other = await makeFollowedCase(await makeUser())
    assert.equal((await plain.qs({ caseIds: `${caseId},${other}` })).body().code, 2604)
    const many = Array.from({ length: 21 }, () => caseId).join(',')
    assert.equal((await browser.get('/cases/print').qs({ caseIds: many })).body().code, 2017)
    assert.equal((await browser.get('/cases/print')).body().code, 2017)
  })

  test('is refused for a save that is not there, another project and without permission', async ({
    client,
    assert,
  }) => {
    const { user, caseId, ask, sheet } = await arrive(client)
    assert.equal((await ask({ revision: 3 })).body().code, 1005)
    assert.equal((await sheet({ revision: 3 })).code, 1005)
    assert.equal((await ask({ revision: 'x' })).body().code, 2017)
    const stranger = await signIn(client, await makeUser({ permissions }))
    const blind = await signIn(client, await makeUser({ project: user.project }))
    for (const path of [`/cases/${caseId}/print`, `/api/cases/${caseId}/sheet`]) {
      assert.equal((await stranger.get(path)).body().code, 2604)
      assert.equal((await blind.get(path)).body().code, 1003)
    }
  })
})
