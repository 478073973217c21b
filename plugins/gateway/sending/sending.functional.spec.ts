import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { sky } from '#tests/fixtures/plugins/pigeons/pigeon_transport'
import pigeons from '#tests/fixtures/plugins/pigeons/plugin'

import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import Sweep from '#plugins/gateway/sending/sweep'
import { arrive } from '#plugins/gateway/tests/arrive'

type Arrived = Awaited<ReturnType<typeof arrive>>

const same = (text: string) => ({ en: text, zh: text })
const away = { kind: 'again', reason: same('The loft is away') } as const

/** A case that was submitted by pigeon, of which nothing has left. */
async function submitted(world: Arrived, given: object = {}) {
  const options = [{ name: 'loft', value: 'North' }]
  const way = await world.connect({ transport: 'pigeon', options })
  const place = await world.aim({ connectionId: way.id, ...given })
  const made = await world.aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await world.browser.post(`/api/case/${made.id}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  return {
    ...{ id, way, caseId: made.id, place },
    /** As a worker would, at once. */
    send: async () => {
      await db.connection('owner').from('submissions').where({ id }).update({ next_try: null })
      await actAs(systemIn(world.scope), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      )
    },
    shown: async () => (await world.browser.get(`/api/submissions/${id}`)).body().data,
    act: async (name: string, json: object) =>
      (await world.browser.post(`/api/submissions/${id}/${name}`).json(json)).body(),
  }
}

const acts = ({ steps }: { steps: { act: string }[] }) => steps.map(({ act }) => act)

test.group('A message', (group) => {
  group.each.setup(async () => {
    sky.outcomes = []
    sky.flown = []
  })

  test('is packed once: each further try sends the same bytes under the same Message-ID', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(pigeons))
    const world = await arrive(client)
    const { send, shown } = await submitted(world)
    sky.outcomes = [away, away]
    for (let tries = 0; tries < 3; tries += 1) await send()
    const { state, mic, steps, nextTry } = await shown()
    assert.deepEqual([state, mic, nextTry], ['delivered', 'coo, sha-256', null])
    assert.deepEqual(acts({ steps }), ['frozen', 'packed', 'tried', 'tried', 'delivered'])
    assert.deepEqual(
      steps.map(({ hasLeft }: { hasLeft: boolean | null }) => hasLeft),
      [null, null, false, false, null]
    )
    const [first, ...others] = sky.flown
    for (const other of others) assert.deepEqual(other, first)
    assert.deepEqual(first!.packed.headers, { wing: 'left' })
  })

  test('whose receiver is away waits a minute; what a receiver refuses stops and is resumed by a person', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(pigeons))
    const world = await arrive(client)
    const { send, shown, act, caseId } = await submitted(world)
    sky.outcomes = [away, { kind: 'halted', reason: same('Wrong loft') }]
    await send()
    const waiting = await shown()
    assert.equal(waiting.state, 'waiting')
    assert.closeTo(Date.parse(waiting.nextTry), Date.now() + 60_000, 30_000)
    assert.equal((await act('resume', { reason: 'Again' })).code, 1006)
    await send()
    const halted = await shown()
    assert.deepEqual([halted.state, halted.steps.at(-1).code], ['halted', 2903])
    const status = async () =>
      (await world.browser.get(`/api/case/${caseId}/declaration`)).body().data.status
    assert.equal(await status(), 3)
    await act('resume', { reason: 'The loft was mended' })
    await workOffJobs()
    assert.equal((await shown()).state, 'delivered')
    assert.equal(await status(), 1)
  })

  test('that fails for a day is stopped', async ({ client, assert, cleanup }) => {
    cleanup(await joinPlugin(pigeons))
    const world = await arrive(client)
    const { id, send, shown } = await submitted(world)
    sky.outcomes = [away, away]
    await send()
    const before = new Date(Date.now() - 25 * 3_600_000)
    const tried = db.connection('owner').from('submission_steps')
    await tried.where({ submission_id: id, act: 'tried' }).update({ at: before })
    await send()
    assert.deepEqual((await shown()).state, 'halted')
  })

  test('that is withdrawn does not leave; what has left is not withdrawn but closed', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(pigeons))
    const world = await arrive(client)
    const one = await submitted(world)
    assert.isTrue((await one.act('withdraw', { reason: 'Too early' })).status)
    await one.send()
    assert.deepEqual([(await one.shown()).state, sky.flown.length], ['withdrawn', 0])
    const two = await submitted(world)
    await two.send()
    assert.equal((await two.act('withdraw', { reason: 'Too late' })).code, 1006)
    assert.equal((await two.act('close', {})).code, 2017)
    await two.act('close', { reason: 'The authority wants it by fax' })
    assert.equal((await two.shown()).state, 'closed')
  })

  test('that no job knows is found, and a late acknowledgement is told of, once at each time', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(pigeons))
    const world = await arrive(client)
    const { id, shown } = await submitted(world)
    await db.connection('owner').from('jobs.job').where({ name: 'gateway.send' }).delete()
    const sweep = async () => {
      await actAs(systemIn(), async () => (await app.container.make(Sweep)).handle())
      await workOffJobs()
    }
    await sweep()
    assert.equal((await shown()).state, 'delivered')
    const leave = (hours: number) =>
      db
        .connection('owner')
        .from('submission_steps')
        .where({ submission_id: id, act: 'delivered' })
        .update({ at: new Date(Date.now() - hours * 3_600_000) })
    for (const hours of [23, 25, 26, 49, 50]) {
      await leave(hours)
      await sweep()
    }
    assert.deepEqual(acts(await shown()).slice(3), ['reminded', 'escalated'])
    assert.lengthOf(sky.flown, 1)
  })

  test('of the other environment is refused at configuration', async ({ client, assert }) => {
    const world = await arrive(client)
    const formal = await world.connect({ serves: 1 })
    const made = world.aim({ connectionId: formal.id })
    await assert.rejects(() => made, /2017/)
  })
})

test.group('A submission by portal', () => {
  test('is uploaded by a person, who enters the receipt; its day counts', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase()
    const body = { destinations: [place.id], revision: 1, overWarnings: true }
    const { data } = (await world.browser.post(`/api/case/${id}/submission`).json(body)).body()
    const one = `/api/submissions/${data[0].submissionId}`
    const file = await world.browser.post(`${one}/portal_file`)
    assert.include(file.text(), 'MCCI_IN200100UV01')
    assert.include(String(file.headers()['content-disposition']), 'attachment')
    await world.browser.post(`${one}/receipt`).json({ number: 'R-1', day: '2026-03-05' })
    await world.browser
      .post(`${one}/notes`)
      .json({ sentence: 'Reported by fax, too', day: '2026-03-04' })
    const { state, submittedOn, steps } = (await world.browser.get(one)).body().data
    assert.deepEqual([state, submittedOn], ['delivered', '2026-03-05'])
    assert.deepEqual(acts({ steps }), ['frozen', 'fetched', 'receipted', 'noted'])
    assert.equal(
      (await world.browser.post(`${one}/receipt`).json({ number: 'R', day: '2026-03-06' })).body()
        .code,
      1006
    )
  })
})

test.group('A connection', () => {
  test('keeps its secrets sealed, out of every answer and of the trail', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(pigeons))
    const { company, connect } = await arrive(client)
    const options = [{ name: 'loft', value: 'North' }]
    const { id } = await connect({ transport: 'pigeon', options })
    const test_ = async () => (await company.post(`/api/gateway/connections/${id}/test`)).body()
    assert.deepEqual((await test_()).data, [same('It has no seed.')])
    const secret = { name: 'seed', value: 'millet-4711' }
    assert.isTrue(
      (await company.put(`/api/gateway/connections/${id}/secrets`).json(secret)).body().status
    )
    assert.deepEqual((await test_()).data, [])
    const shown = (await company.get(`/api/admin/gateway_connections/${id}`)).body().data
    assert.deepEqual(shown.sealed, ['seed'])
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `gateway_connection:${id}` })
    const rows = await db.connection('owner').from('gateway_connections').where({ id })
    for (const told of [shown, lines, rows]) assert.notInclude(JSON.stringify(told), 'millet')
  })

  test('says only what its transport asks for', async ({ client, assert, cleanup }) => {
    cleanup(await joinPlugin(pigeons))
    const { connect } = await arrive(client)
    const wrong = [
      { transport: 'owl', options: [] },
      { transport: 'pigeon', options: [] },
      { transport: 'pigeon', options: [{ name: 'seed', value: 'x' }] },
    ]
    for (const given of wrong) await assert.rejects(() => connect(given), /2017/)
  })

  test('by which a destination goes is not deleted, and the refusal names the destination', async ({
    client,
    assert,
  }) => {
    const { company, connect, aim, browser } = await arrive(client)
    const way = await connect()
    const place = await aim({ code: 'EMA', connectionId: way.id })
    const remove = async () =>
      (await company.delete(`/api/admin/gateway_connections/${way.id}`)).body()
    const refused = await remove()
    assert.equal(refused.code, 1006)
    assert.include(JSON.stringify(refused), 'EMA')
    await browser.delete(`/api/admin/gateway_destinations/${place.id}`)
    assert.isTrue((await remove()).status)
  })
})
