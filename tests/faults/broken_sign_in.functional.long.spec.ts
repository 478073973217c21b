import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, withCookies } from '#tests/factories/sign_in'
import { type Failure, openFailures } from '#tests/faults/kit/failing_commits'
import { LONGEST_MS } from '#tests/faults/kit/http_user'
import { printCounts } from '#tests/faults/kit/print_counts'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'

/** At so many of the messages that signing in sends its line is broken, in the later half of them. */
const BREAKS = 4

/**
 * Signs in while something fails, and afterwards once more.
 * @param fail lets it fail, and gives what ends that
 * @returns the status of the answer, and what must not be
 */
async function attempt(client: ApiClient, fail: () => Promise<() => unknown>) {
  const { id, username, password } = await makeUser()
  const jar = await openSession(client)
  const enter = async (cookies: ReadonlyMap<string, string>) =>
    withCookies(client.post('/api/login'), cookies).json({ username, password })
  const mend = await fail()
  const began = performance.now()
  const answer = await enter(jar)
  const ms = performance.now() - began
  await mend()
  const own = new Map(jar)
  for (const line of (answer.headers()['set-cookie'] ?? []) as unknown as string[]) {
    const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!
    own.set(name!, value!)
  }
  const isIn = (await withCookies(client.get('/api/proj/user/access'), own)).status() !== 401
  const isToldSo = answer.status() === 200 && answer.body().status === true
  const isInTrail = (await trailOfUser(id)).some(({ act }) => act === 'user.signed_in')
  const comesInAgain = (await enter(await openSession(client))).body().status === true
  const problems = [
    ...(isToldSo && !isIn ? ['told to be in, and is not'] : []),
    ...(isIn && !isToldSo ? ['in, and not told so'] : []),
    ...(isIn && !isInTrail ? ['in, and not in the trail'] : []),
    ...(comesInAgain ? [] : ['does not come in afterwards']),
    ...(ms < LONGEST_MS ? [] : ['was answered too late']),
  ]
  return { status: answer.status(), isToldSo, problems }
}

test.group('Signing in while the database fails', () => {
  for (const [what, meant] of [
    ['line of the trail', undefined],
    ['row of the session', { table: 'sessions', event: 'insert or update' }],
  ] as const) {
    for (const [failure, status] of [
      ['refused', 500],
      ['killed', 503],
    ] as const satisfies [Failure, number][]) {
      test(`the commit of the ${what} is ${failure}: nobody is in, and told so`, async ({
        assert,
        client,
        cleanup,
      }) => {
        const commits = await openFailures(meant)
        cleanup(() => commits.mend())
        const tried = await attempt(client, async () => {
          await commits.failNext(failure)
          return async () => assert.isTrue(await commits.relent())
        })
        assert.deepEqual(tried, { status, isToldSo: false, problems: [] })
      })
    }
  }

  test('its line breaks at whichever message: 503 and nobody is in, or in and told so', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { proxy, goStraight } = await goThroughProxy()
    cleanup(goStraight)
    let messages = 0
    const count = async () => {
      const before = proxy.messages
      return () => (messages = proxy.messages - before)
    }
    // What is loaded and planned at the first use is there the second time.
    await attempt(client, count)
    assert.deepEqual((await attempt(client, count)).problems, [])
    const counts = { messages, in: 0, answered503: 0 }
    for (let each = 0; each < BREAKS; each++) {
      const at = Math.floor(((BREAKS + each) * messages) / BREAKS / 2)
      const { status, isToldSo, problems } = await attempt(client, async () => {
        void proxy.breakAt(at, 'before')
        return proxy.relent
      })
      assert.deepEqual(problems, [], `at message ${at} of ${messages}`)
      if (isToldSo) counts.in++
      else if (status === 503) counts.answered503++
      else assert.fail(`answered ${status}`)
    }
    printCounts('signing in over broken lines', counts)
  })
})
