import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { asActor } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = ['CASE_DATA', 'CASE_EDIT']
const least = { reportType: '1', firstReceived: '2026-03' }

function inProject<Result>(user: TestUser, work: () => Promise<Result>) {
  return asActor(user.project.scope(), work)
}

test.group('A new case', () => {
  test('holds what was said and nothing else', async ({ assert, client }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const answer = await browser.post('/api/cases').json({ ...least, country: 'FR' })
    const { id, caseNo } = answer.body().data
    const reading = await app.container.make(CaseReading)
    const record = await inProject(user, () => reading.get(id))
    assert.equal(record.caseNo, caseNo)
    const [source] = record.content.C_2_r as { id: string }[]
    assert.deepEqual(record.content, {
      C_1_3: '1',
      C_1_4: '2026-03',
      C_2_r: [{ id: source.id, C_2_r_3: 'FR', C_2_r_5: '1' }],
    })
    const trail = await app.container.make(AuditTrail)
    const { rows } = await inProject(user, () => trail.list({ type: 'case', id }, {}))
    assert.deepEqual(
      rows.map(({ act, actorName }) => [act, actorName]),
      [['case.created', user.name]]
    )
  })

  test('is made once when the same request comes again, and when it comes twice at once', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const create = () => browser.post('/api/cases').header('idempotency-key', 'once').json(least)
    const answers = [...(await Promise.all([create(), create()])), await create()]
    assert.lengthOf(new Set(answers.map((answer) => answer.body().data.id)), 1)
    const listed = await browser.get('/api/cases')
    assert.equal(listed.body().data.total, 1)
    // The number that a repeated request took is given back.
    const next = await browser.post('/api/cases').json(least)
    const numbers = [answers[0], next].map((answer) => answer.body().data.caseNo.slice(-6))
    assert.deepEqual(numbers, ['000001', '000002'])
  })

  test('is refused without report type or date of first receipt, and in a wrong shape', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const wrong = [
      { reportType: '1' },
      { firstReceived: '2026' },
      { ...least, firstReceived: '' },
      { ...least, reportType: 1 },
      { ...least, country: ['FR'] },
    ]
    for (const body of wrong) {
      assert.equal((await browser.post('/api/cases').json(body)).body().code, 2017)
    }
    assert.equal((await browser.get('/api/cases')).body().data.total, 0)
  })

  test('is refused to whoever may not edit cases', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const answer = await (await signIn(client, user)).post('/api/cases').json(least)
    assert.equal(answer.body().code, 1003)
  })
})
