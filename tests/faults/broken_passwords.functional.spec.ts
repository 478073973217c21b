// needs: cases
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { type Failure, openFailures } from '#tests/faults/kit/failing_commits'
import { catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'

const next = { password: 'abc123', repeat: 'abc123' }

/** Somebody who is signed in, and the ways to another password. */
async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['CASE_DATA'] })
  const email = `${user.username}@example.org`
  await changeRow('users', user.id, { email })
  const browser = await signIn(client, user)
  const jar = await openSession(client)
  const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
  return { user, email, browser, put }
}

test.group('Another password while the commit fails', (group) => {
  let commits: Awaited<ReturnType<typeof openFailures>>
  let mails: Awaited<ReturnType<typeof catchMails>>
  group.each.setup(async () => {
    mails = await catchMails()
    commits = await openFailures()
    return async () => {
      await commits.mend()
      await mails.release()
    }
  })

  for (const [failure, status] of [
    ['refused', 500],
    ['killed', 503],
  ] as const satisfies [Failure, number][]) {
    test(`${failure}: nobody is told that it counts; the one of before does, and whoever is in stays in`, async ({
      assert,
      client,
    }) => {
      const { user, email, browser, put } = await arrive(client)
      await put('/api/user/pwd/verify/code', { email })
      await workOffJobs()
      const [, code] = bodyOf(mails.received[0]!.mail).match(/\b(\d{8})\b/)!
      const ways = {
        change: () =>
          browser.put('/api/user/pwd/change').json({ oldPassword: user.password, ...next }),
        reset: () => put('/api/user/pwd/reset', { email, code, ...next }),
      }
      for (const [way, send] of Object.entries(ways)) {
        await commits.failNext(failure)
        const answer = await send()
        assert.isTrue(await commits.relent(), way)
        assert.equal(answer.status(), status, way)
        assert.isTrue((await browser.get('/api/cases')).body().status, way)
        assert.isOk(await signIn(client, user), way)
      }
      const acts = (await trailOfUser(user.id)).map(({ act }) => act)
      assert.notIncludeMembers(acts, ['user.password_changed', 'user.password_reset'])
      assert.isTrue((await ways.reset()).body().status, 'the code is not used up')
    })

    test(`${failure}: who asks for a code is told, and gets no mail`, async ({
      assert,
      client,
    }) => {
      const { email, put } = await arrive(client)
      await commits.failNext(failure)
      const answer = await put('/api/user/pwd/verify/code', { email })
      assert.isTrue(await commits.relent())
      assert.equal(answer.status(), status)
      await workOffJobs()
      assert.lengthOf(mails.received, 0)
    })
  }
})
