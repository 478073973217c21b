import { globSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const MINUTE_MS = 60_000
const FILES = ['resources/**/*.{ts,tsx}', 'plugins/*/ui/**/*.{ts,tsx}']
/** A call that a screen repeats by itself, with what says how often. */
const REPEATED = /'GET (\/[^']+)'(?:(?!'GET )[^])*?\n?[ {]every: /g

/** The calls that screens repeat by themselves, as the source names them. */
function repeatedCalls(): string[] {
  const sources = FILES.flatMap((each) => globSync(each)).map((file) => readFileSync(file, 'utf8'))
  return [...new Set(sources.flatMap((text) => [...text.matchAll(REPEATED)].map(([, at]) => at!)))]
}

test.group('What a screen asks by itself', () => {
  test('renews no session: who is away is signed out although badges and lists are renewed', async ({
    client,
    assert,
  }) => {
    const calls = repeatedCalls()
    assert.include(calls, '/menu/badges')
    assert.isAbove(calls.length, 5)
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const sessions = () => db.connection('owner').from('sessions').where({ user_id: user.id })
    const [{ id }] = await sessions()
    const end = new Date(Date.now() + MINUTE_MS)
    for (const call of calls) {
      await changeRow('sessions', id, { expires_at: end })
      const answer = await browser.get(`/api${call.replaceAll(/\{\w+\}/g, () => randomUUID())}`)
      const [after] = await sessions()
      assert.equal((after.expires_at as Date).getTime(), end.getTime(), call)
      assert.isUndefined(answer.headers()['set-cookie'], call)
    }
  })
})
