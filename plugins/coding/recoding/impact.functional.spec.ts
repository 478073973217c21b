import { test } from '@japa/runner'

import { givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

/** In 90.1 a current term, in 91.1 one that is no longer to be used. */
const GIDDY = '90200006'
/** A high level term: no case is coded with one. */
const HLT = '90500001'

test.group('The impact report', (group) => {
  const [old, later, newest] = [freshVersion(), freshVersion(), freshVersion()]
  group.setup(async () => {
    await putInUse('90.1', old)
    await putInUse('91.1', later)
    await putInUse('91.1', newest)
  })

  test('says that a term became non-current only where it was current, and what no version has or nobody loaded', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_CODING'] })
    const browser = await signIn(client, user)
    const coded = (version: string) =>
      [GIDDY, HLT].map((code) => ({ words: `${code} ${version}`, code, version }))
    await givenCases(user.project.scope(), [coded(old), coded(later), coded('1.0')])
    const kinds = async (from: string) => {
      const answer = await browser.get('/api/coding/impact').qs({ from, to: newest })
      const terms = answer.body().data.terms as Record<string, unknown>[]
      return terms
        .map(({ code, kind, isBeforeLoaded }) => [String(code), kind, isBeforeLoaded])
        .sort()
    }
    assert.deepEqual(await kinds(old), [
      [GIDDY, 'not_current', true],
      [HLT, 'unknown', true],
    ])
    assert.deepEqual(await kinds(later), [
      [GIDDY, 'still_not_current', true],
      [HLT, 'unknown', true],
    ])
    assert.deepEqual(await kinds('1.0'), [
      [GIDDY, 'still_not_current', false],
      [HLT, 'gone', false],
    ])
  })
})
