import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { newId } from '#kernel/database/new_id'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'

import Collect from '#plugins/gateway/sending/collect'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { arrive } from '#plugins/gateway/tests/arrive'

/** As a backup that was made at another place of a database says. */
const restore = () =>
  db
    .connection('owner')
    .insertQuery()
    .table('gateway_sending')
    .insert({ id: newId(), place: '7/1/16384', decided_by: 'system', reason: 'Before' })

const openAgain = async () =>
  void (await runAce('gateway:sending', 'open', '--reason', 'The test is over'))

test.group('A restored backup', (group) => {
  group.each.teardown(openAgain)

  test('sends nothing until somebody opens sending with a reason; then what waits leaves', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const way = await world.connect()
    const place = await world.aim({ connectionId: way.id })
    const { id: caseId } = await world.aCase()
    const body = { destinations: [place.id], revision: 1, overWarnings: true }
    const { data } = (await world.browser.post(`/api/case/${caseId}/submission`).json(body)).body()
    const id: string = data[0].submissionId
    const send = () =>
      actAs(systemIn(world.scope), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      )
    const shown = async () => (await world.browser.get(`/api/submissions/${id}`)).body().data
    await restore()
    await send()
    const kept = await shown()
    assert.equal(kept.state, 'queued')
    assert.deepEqual(
      kept.steps.map(({ act }: { act: string }) => act),
      ['frozen']
    )
    const closed = await runAce('gateway:sending', 'status')
    assert.match(closed.stdout, /^Sending is closed, .* system: Before/)
    assert.equal((await runAce('gateway:sending', 'open')).code, 1)
    const opened = await runAce('gateway:sending', 'open', '--reason', 'The old one is off')
    assert.match(opened.stdout, /^Sending is open, .* command line: The old one is off/)
    await send()
    assert.equal((await shown()).state, 'delivered')
  })

  test('collects no answer, which is for the installation that sent', async ({ assert }) => {
    await restore()
    const gate = { isOpen: async () => false }
    const connections = {
      allOpened: async () => {
        throw new Error('It was asked')
      },
    }
    await new Collect(connections as never, gate).handle()
    await assert.rejects(
      () => new Collect(connections as never, { isOpen: async () => true }).handle(),
      'It was asked'
    )
  })

  test('is told of at home, and opened by the platform alone', async ({ client, assert }) => {
    const { project, company, browser } = await arrive(client)
    const platform = await signIn(client, await makeUser({ project, administers: 'platform' }))
    const state = async () => (await platform.get('/api/gateway/sending')).body().data
    await platform.post('/api/gateway/sending/open').json({ reason: 'Known here' })
    assert.isTrue((await state()).isOpen)
    await restore()
    assert.deepInclude(await state(), { isOpen: false })
    const told = JSON.stringify(
      (await platform.get('/api/home/attention').qs({ level: 'platform' })).body()
    )
    assert.include(told, 'Nothing is sent')
    for (const who of [company, browser]) {
      const refused = await who.post('/api/gateway/sending/open').json({ reason: 'I' })
      assert.isFalse(refused.body().status)
    }
    const silent = await platform.post('/api/gateway/sending/open').json({ reason: ' ' })
    assert.equal(silent.body().code, 2017)
    await platform.post('/api/gateway/sending/open').json({ reason: 'The old one is off' })
    const { isOpen, decision } = await state()
    assert.isTrue(isOpen)
    assert.equal(decision.reason, 'The old one is off')
  })

  test('sending is closed by hand as well, for a copy of the whole cluster', async ({ assert }) => {
    await runAce('gateway:sending', 'close', '--reason', 'A copy for training')
    const { stdout } = await runAce('gateway:sending', 'status', '--json')
    assert.deepInclude(JSON.parse(stdout), { isOpen: false })
  })
})
