import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { Scope } from '#kernel/tenancy/scope'

import { CaseRecords } from '#plugins/cases/contract'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const VERSION = freshVersion()
const TERM = `${VERSION}:soc:91900000`

/** A case in a scope that is coded with a term below the SOC. */
async function givenCase(scope: Scope, identifier: string): Promise<string> {
  const changes = await app.container.make(Changes)
  const records = await app.container.make(CaseRecords)
  const content = reportContent({ C_1_1: identifier })
  const [made] = await asActor(scope, () =>
    changes.recordMany((open) => records.create(open, [{ act: 'case.created', content }]))
  )
  return made!.id
}

test.group('A list by a term of the dictionary', (group) => {
  group.setup(() => putInUse('91.1', VERSION))

  test('shows and counts cases of the project and environment that one is in, and of no other', async ({
    client,
    assert,
  }) => {
    const ours = await makeProject()
    const beside = await makeProject({ companyId: ours.companyId })
    const foreign = await makeProject()
    const own = await givenCase(ours.scope(0), 'XX-OURS-1')
    for (const scope of [ours.scope(1), beside.scope(0), foreign.scope(0)]) {
      await givenCase(scope, 'XX-THEIRS-1')
    }
    const reader = await signIn(
      client,
      await makeUser({ permissions: ['CASE_DATA'], project: ours })
    )
    for (const term of [TERM, `${TERM}:any`]) {
      const { data } = (await reader.get('/api/cases').qs({ term })).body()
      assert.deepEqual([data.rows.map(({ id }: { id: string }) => id), data.total], [[own], 1])
    }
  })

  test('is refused with a sentence when the term makes no sense', async ({ client, assert }) => {
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const ask = async (query: object) => (await reader.get('/api/cases').qs(query)).body()
    for (const term of ["1' or '1'='1", `${TERM})`, `${TERM};select 1`, 'x'.repeat(101)]) {
      assert.equal((await ask({ term })).code, 2017, term)
    }
    assert.equal((await ask({ term: [TERM, TERM] })).code, 2017)
    assert.match((await ask({ term: `${VERSION}:soc:1` })).data.detail.en, /has no SOC/)
  })
})
