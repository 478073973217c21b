import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['CASE_DATA'] })
  const caseId = await makeFollowedCase(user)
  const browser = await signIn(client, user)
  const ask = (query: Record<string, unknown> = {}) =>
    browser.get(`/cases/${caseId}/print`).qs(query)
  /** As a screen of the client asks; a refusal is told in the other way. */
  const print = (query?: Record<string, unknown>) => ask(query).header('x-inertia', 'true')
  return { user, caseId, ask, print }
}

test.group('A case on paper', () => {
  test('holds the whole case as it stands, and says when and by whom it was saved', async ({
    client,
    assert,
  }) => {
    const { print } = await arrive(client)
    const { component, props } = (await print()).body()
    assert.equal(component, 'cases/print/case_print')
    assert.deepEqual(props.content, { D_1: 'CD' })
    assert.deepEqual(
      [props.case.revision, props.case.version, props.case.versionKind, props.case.subject],
      [2, 2, 'follow-up', 'CD']
    )
    assert.isString(props.case.status)
    assert.equal(props.saved.by, 'Test Person')
    assert.closeTo(Date.parse(props.printedAt), Date.now(), 60_000)
  })

  test('may be of any earlier save, with the version and the facts of that time', async ({
    client,
    assert,
  }) => {
    const { print } = await arrive(client)
    const { props } = (await print({ revision: 1 })).body()
    assert.deepEqual(props.content, { D_1: 'AB' })
    assert.deepEqual(
      [props.case.revision, props.case.version, props.case.versionKind, props.case.subject],
      [1, 1, 'first', 'AB']
    )
    assert.notProperty(props.case, 'status', 'the status is that of today')
  })

  test('is refused for a save that is not there, another project and without permission', async ({
    client,
    assert,
  }) => {
    const { user, caseId, ask } = await arrive(client)
    assert.equal((await ask({ revision: 3 })).body().code, 1005)
    assert.equal((await ask({ revision: 'x' })).body().code, 2017)
    const path = `/cases/${caseId}/print`
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await stranger.get(path)).body().code, 2604)
    const blind = await signIn(client, await makeUser({ project: user.project }))
    assert.equal((await blind.get(path)).body().code, 1003)
  })
})
