import { createHash } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { arrive } from '#plugins/gateway/tests/arrive'

type World = Awaited<ReturnType<typeof arrive>>

/** A case that is submitted there; it leaves when asked to. */
async function submit({ aCase, browser, scope }: World, place: { id: string }, leaves: boolean) {
  const { id: caseId } = await aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await browser.post(`/api/case/${caseId}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  if (!leaves) return id
  await actAs(systemIn(scope), async () => (await app.container.make(SendSubmission)).handle(id))
  return id
}

/** A row of the traffic is not known by the submission that it is of. */
const rowOf = (submissionId: string) =>
  createHash('md5')
    .update(submissionId)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const today = () => new Date().toISOString().slice(0, 10)

test.group('The traffic of a company', () => {
  test('is counted by connection over all its projects, and listed without content', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const way = await world.connect({ name: 'Folder one' })
    const place = await world.aim({ connectionId: way.id })
    const sibling = await arrive(client, { companyId: world.project.companyId })
    const other = await sibling.aim({ connectionId: way.id })
    await world.aim()
    const delivered = await submit(world, place, true)
    const waiting = await submit(sibling, other, false)
    const { company } = world
    const ask = async (path: string, query: object = {}) =>
      (await company.get(`/api/gateway/traffic${path}`).qs(query)).body().data
    const [counts] = await ask('/connections')
    assert.deepInclude(counts, {
      ...{ connection: 'Folder one', environment: 0, sent: 2, receipts: 1, waiting: 1 },
      ...{ received: 0, failed: 0, certificates: [] },
    })
    assert.isAbove(counts.bytesOut, 1000)
    const { rows, total } = await ask('')
    assert.equal(total, 2)
    const facts = ['at', 'bytes', 'connection', 'connectionId', 'direction', 'environment', 'id']
    assert.sameMembers(Object.keys(rows[0]), [...facts, 'outcome', 'receiptAt'])
    const idsOf = async (query: object) =>
      (await ask('', query)).rows.map(({ id }: { id: string }) => id)
    assert.deepEqual(await idsOf({ outcome: 'waiting' }), [rowOf(waiting)])
    assert.deepEqual(await idsOf({ outcome: 'done', direction: 'out' }), [rowOf(delivered)])
    assert.deepEqual(await idsOf({ direction: 'in' }), [])
    assert.lengthOf(await idsOf({ from: today(), to: today(), connectionId: way.id }), 2)
    assert.deepEqual(await idsOf({ to: '2026-01-01' }), [])
    const oldest = await db.connection('owner').from('submissions').where({ id: waiting }).first()
    assert.equal(counts.oldestWaiting, oldest.created_at.toISOString())
  })

  test('is its own alone; the platform has the counts of each company, and nobody else', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const way = await world.connect()
    await submit(world, await world.aim({ connectionId: way.id }), true)
    const stranger = await arrive(client)
    const theirs = (await stranger.company.get('/api/gateway/traffic')).body().data
    assert.deepEqual(theirs, { rows: [], total: 0 })
    const platform = await signIn(
      client,
      await makeUser({ project: world.project, administers: 'platform' })
    )
    const { data } = (await platform.get('/api/gateway/traffic/companies')).body()
    const own = data.find(
      ({ companyId }: { companyId: string }) => companyId === world.project.companyId
    )
    assert.deepInclude(own, { connections: 1, sent: 1, receipts: 1, endingCertificates: 0 })
    for (const who of [world.company, world.browser]) {
      assert.isFalse((await who.get('/api/gateway/traffic/companies')).body().status)
    }
    for (const path of ['', '/connections']) {
      assert.isFalse((await world.browser.get(`/api/gateway/traffic${path}`)).body().status)
    }
  })
})
