import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { type Fate, openLoopback } from '#plugins/esg/tests/loopback'
import Collect from '#plugins/gateway/sending/collect'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { arrive } from '#plugins/gateway/tests/arrive'

type Cleanup = (work: () => Promise<void>) => void

/** A case that was submitted to the FDA, of which nothing has left. */
async function submitted(client: ApiClient, cleanup: Cleanup, given: Record<string, string> = {}) {
  const gateway = await openLoopback()
  const usual = app.config.get<object>('gateway')
  const hosts = [new URL(gateway.url).host]
  app.config.set('gateway', { ...usual, hosts, networks: ['127.0.0.0/8'], seconds: 20 })
  cleanup(async () => {
    app.config.set('gateway', usual)
    await gateway.close()
  })
  const world = await arrive(client)
  const options = Object.entries({
    ...{ clientId: 'pharos', userId: '33', companyId: '44', center: 'CDER' },
    ...{ submissionType: 'AERS', apiUrl: gateway.url, uploadUrl: gateway.url, ...given },
  }).map(([name, value]) => ({ name, value }))
  const way = await world.connect({ transport: 'esg', options })
  const secret = { name: 'clientSecret', value: gateway.secret }
  await world.company.put(`/api/gateway/connections/${way.id}/secrets`).json(secret)
  const place = await world.aim({ connectionId: way.id })
  const { id: caseId } = await world.aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await world.browser.post(`/api/case/${caseId}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  return {
    ...{ gateway, world, way, id },
    send: async () => {
      await db.connection('owner').from('submissions').where({ id }).update({ next_try: null })
      await actAs(systemIn(world.scope), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      )
    },
    collect: async () =>
      actAs(systemIn(), async () => (await app.container.make(Collect)).handle()),
    shown: async () => (await world.browser.get(`/api/submissions/${id}`)).body().data,
    faults: async () =>
      (await world.company.post(`/api/gateway/connections/${way.id}/test`)).body().data,
  }
}

const submits = ({ asked }: { asked: string[] }) => asked.filter((each) => each.endsWith('/submit'))

test.group('A submission by the REST interface of the FDA', () => {
  test('is brought whole under a core id, delivered by ACK1, and accepted by ACK3', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { gateway, send, collect, shown, faults } = await submitted(client, cleanup)
    assert.deepEqual(await faults(), [])
    gateway.asked.length = 0
    await send()
    const sent = await shown()
    assert.equal(sent.state, 'sent')
    assert.include(sent.steps.at(-1).sentence.en, 'ci1.loopback')
    assert.deepEqual(gateway.asked, [
      'POST /as/token.oauth2',
      'POST /api/esgng/v1/credentials/api/test',
      'GET /rest/forms/v1/fileupload/payload',
      'POST /rest/forms/v1/fileupload/payload/p1/file',
      'POST /rest/forms/v1/fileupload/payload/p1/submit',
    ])
    const kept = gateway.kept.get('ci1.loopback')!
    assert.deepInclude(kept.wish, { user_id: 33, company_id: 44, file_count: 1 })
    assert.deepInclude(kept.wish, { fda_center: 'CDER', submission_type: 'AERS' })
    assert.include(kept.file!.text, 'MCCI_IN200100UV01')
    await collect()
    const { state, steps } = await shown()
    assert.equal(state, 'accepted')
    const acts = steps.map(({ act }: { act: string }) => act)
    assert.deepEqual(acts.slice(-3), ['tried', 'delivered', 'accepted'])
    gateway.asked.length = 0
    await collect()
    assert.deepEqual(gateway.asked, [])
  })

  for (const [fate, state, later] of [
    ['reject', 'rejected', 'rejected'],
    ['late', 'delivered', 'accepted'],
    ['silent', 'delivered', 'delivered'],
    ['malformed', 'delivered', 'delivered'],
  ] as [Fate, string, string][]) {
    test(`is ${state} by a centre that is "${fate}"`, async ({ client, assert, cleanup }) => {
      const { gateway, send, collect, shown, world } = await submitted(client, cleanup)
      gateway.fate = fate
      await send()
      await collect()
      assert.equal((await shown()).state, state)
      gateway.isOpen = true
      await collect()
      assert.equal((await shown()).state, later)
      const query = { state: 'unreadable' }
      const arrivals = (await world.browser.get('/api/gateway/arrivals').qs(query)).body().data
      assert.equal(arrivals.total, fate === 'malformed' ? 1 : 0)
      assert.lengthOf(submits(gateway), 1)
    })
  }

  test('is tried again while the gateway is busy, with the same bytes, and comes once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { gateway, send, shown } = await submitted(client, cleanup)
    gateway.faults.set('token.oauth2', [503, 'lost'])
    gateway.faults.set('test', [429])
    gateway.faults.set('payload', [500])
    gateway.faults.set('file', [408])
    gateway.faults.set('submit', [425])
    for (let tries = 1; tries <= 6; tries += 1) {
      await send()
      assert.equal((await shown()).state, 'waiting', String(tries))
    }
    await send()
    assert.equal((await shown()).state, 'sent')
    const all = [...gateway.kept.values()]
    assert.lengthOf(
      all.filter(({ isSubmitted }) => isSubmitted),
      1
    )
    const texts = all.flatMap(({ file }) => (file ? [file.text] : []))
    assert.lengthOf([...new Set(texts)], 1)
  })

  test('is never told twice to go: where no answer came to that, the gateway is asked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const lost = await submitted(client, cleanup)
    lost.gateway.faults.set('submit', ['lost'])
    await lost.send()
    assert.equal((await lost.shown()).state, 'waiting')
    await lost.send()
    assert.equal((await lost.shown()).state, 'sent')
    assert.lengthOf(submits(lost.gateway), 1)
    await lost.collect()
    assert.equal((await lost.shown()).state, 'accepted')

    const broken = await submitted(client, cleanup)
    broken.gateway.faults.set('submit', [500])
    await broken.send()
    await broken.send()
    const { state, steps } = await broken.shown()
    assert.equal(state, 'waiting')
    assert.include(steps.at(-1).sentence.en, 'not sent a second time')
    assert.lengthOf(submits(broken.gateway), 1)
  })

  test('waits for a person where the account is refused or not enrolled', async ({
    client,
    assert,
    cleanup,
  }) => {
    for (const [given, fault, part] of [
      [{ center: 'CBER' }, null, 'ESGNG334'],
      [{}, ['test', 400], 'ESGNG219'],
      [{}, ['token.oauth2', 401], 'HTTP 401'],
      [{ userId: 'me' }, null, 'whole numbers'],
    ] as [Record<string, string>, [string, number] | null, string][]) {
      const { gateway, send, shown } = await submitted(client, cleanup, given)
      if (fault) gateway.faults.set(fault[0], [fault[1]])
      await send()
      const { state, steps } = await shown()
      assert.equal(state, 'halted', part)
      assert.include(steps.at(-1).sentence.en, part)
      assert.lengthOf(submits(gateway), 0)
    }
  })

  test('goes to no host that the server does not name, and its secret is in no answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { gateway, send, shown, world, way, faults } = await submitted(client, cleanup)
    const answer = await world.company.get(`/api/admin/gateway_connections/${way.id}`)
    assert.notInclude(answer.text(), gateway.secret)
    app.config.set('gateway.hosts', ['external-api-esgng.fda.gov'])
    assert.lengthOf(await faults(), 1)
    await send()
    assert.equal((await shown()).state, 'halted')
    assert.deepEqual(gateway.asked, [])
  })
})
