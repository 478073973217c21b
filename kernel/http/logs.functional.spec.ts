import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { startServer } from '#tests/fixtures/server_process'

const PERSON = 'Zhang-San-1957'

test.group('The log', () => {
  test('holds lines of JSON with times in UTC, and nothing that names a person', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServer({ LOG_LEVEL: 'debug' })
    cleanup(() => server.stop())
    const client = new ApiClient(server.address)
    const jar = await openSession(client)
    const wrong = { username: PERSON, password: `secret of ${PERSON}` }
    await withCookies(client.post('/api/login'), jar).json(wrong)
    await withCookies(client.post('/api/login'), jar)
      .header('content-type', 'application/json')
      .setup((request) => void request.request.send(`{"username": ${PERSON}`))
    const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT']
    const user = await makeUser({ permissions, name: PERSON })
    const signedIn = await signIn(client, user)
    // Values that parser, filters and forms stumble over; loggable_error.spec has the database.
    await signedIn.get(`/api/cases/${PERSON}/revisions/1`)
    await signedIn.get(`/api/cases/${PERSON}/audit?from=${PERSON}`)
    await signedIn.get(`/api/cases?search=${PERSON}&page=${PERSON}`)
    await signedIn.get(`/api/cases?seriousness=${PERSON}%00`)
    await signedIn.put(`/api/case/${PERSON}/pages/patient`).json({ content: { D_1: PERSON } })
    await signedIn.get(`/no/such/${PERSON}`)

    const lines = server.log().trim().split('\n')
    assert.isAbove(lines.length, 0)
    for (const line of lines) {
      assert.match(JSON.parse(line).time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      assert.notInclude(line, PERSON)
      assert.notInclude(line, user.username)
    }
  })
})
