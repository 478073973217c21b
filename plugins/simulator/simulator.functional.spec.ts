import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { unique } from '#tests/factories/make_project'

import { arrive } from '#plugins/gateway/tests/arrive'
import { numbersOf } from '#plugins/simulator/answering/numbers_of'
import Collect from '#plugins/gateway/sending/collect'
import AnswerJob from '#plugins/simulator/answering/answer_job'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import ReadFolders from '#plugins/simulator/folders/read_folders'

const owner = () => db.connection('owner')

/** This installation may reach itself over loopback. */
function overLoopback(cleanup: (work: () => void) => void) {
  const usual = app.config.get<object>('gateway')
  const hosts = [`127.0.0.1:${process.env.PORT}`]
  app.config.set('gateway', { ...usual, hosts, networks: ['127.0.0.0/8'], seconds: 20 })
  cleanup(() => app.config.set('gateway', usual))
}

/** A case that was submitted to a simulated regulator with that rule. */
async function submitted(
  client: ApiClient,
  cleanup: (work: () => void) => void,
  rule: string,
  remarks = '',
  way: 'as2' | 'folder' = 'as2'
) {
  overLoopback(cleanup)
  const world = await arrive(client)
  const wish = { name: unique('R'), serves: 0, way, rule, remarks, delaySeconds: 0 }
  const made = (await world.company.post('/api/admin/simulated_regulators').json(wish)).body()
  const regulator = made.data
  const place = await world.aim({ connectionId: regulator.connectionId })
  const { id: caseId } = await world.aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await world.browser.post(`/api/case/${caseId}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  await actAs(systemIn(world.scope), async () =>
    (await app.container.make(SendSubmission)).handle(id)
  )
  const received = async () => {
    const path = `/api/simulated_regulators/${regulator.id}/messages`
    return (await world.company.get(path)).body().data.rows
  }
  return {
    ...{ world, regulator, id, received },
    shown: async () => (await world.browser.get(`/api/submissions/${id}`)).body().data,
    /** As a worker would, at once. */
    answer: async () => {
      for (const { id: message } of await received()) {
        await actAs(systemIn(), async () =>
          (await app.container.make(AnswerJob)).handle({ id: message })
        )
      }
    },
  }
}

const acts = ({ steps }: { steps: { act: string }[] }) => steps.map(({ act }) => act)

test.group('A simulated regulator', () => {
  test('takes a report, gives its receipt, and accepts it', async ({ client, assert, cleanup }) => {
    const { shown, received, answer } = await submitted(client, cleanup, 'accept')
    const sent = await shown()
    assert.equal(sent.state, 'delivered')
    const [message] = await received()
    assert.equal(message.batchNumber, sent.batchNumber)
    assert.isNull(message.answeredAt)
    await answer()
    assert.equal((await shown()).state, 'accepted')
    assert.isNotNull((await received())[0].answeredAt)
    await answer()
    assert.deepEqual(acts(await shown()).slice(-2), ['delivered', 'accepted'])
  })

  test('rejects with remarks, each at its element', async ({ client, assert, cleanup }) => {
    const remarks = 'C.1.3 is not in the list.\nH.1 is too long.'
    const { shown, answer } = await submitted(client, cleanup, 'reject', remarks)
    await answer()
    const { state, remarks: found } = await shown()
    assert.equal(state, 'rejected')
    assert.deepEqual(
      found.map(({ place }: { place: string }) => place),
      ['C.1.3', 'H.1']
    )
  })

  test('says first that it read the message, and decides then', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { shown, answer } = await submitted(client, cleanup, 'stepwise')
    await answer()
    assert.deepEqual(acts(await shown()).slice(-2), ['noted', 'accepted'])
  })

  for (const [rule, state, answers] of [
    ['silent', 'delivered', null],
    ['refuse', 'halted', undefined],
    ['no_receipt', 'waiting', undefined],
  ] as const) {
    test(`by the rule "${rule}" leaves a submission ${state}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { shown, received } = await submitted(client, cleanup, rule)
      assert.equal((await shown()).state, state)
      assert.equal((await received())[0]?.answersAt, answers)
    })
  }

  test('that answers what cannot be read has it listed for a person', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { answer, shown, world } = await submitted(client, cleanup, 'unreadable')
    await answer()
    assert.equal((await shown()).state, 'delivered')
    const { total } = (
      await world.browser.get('/api/gateway/arrivals').qs({ state: 'unreadable' })
    ).body().data
    assert.equal(total, 1)
  })

  test('is refused where the installation does not simulate', async ({
    client,
    assert,
    cleanup,
  }) => {
    const usual = app.config.get('simulator.isOn')
    app.config.set('simulator.isOn', false)
    cleanup(() => app.config.set('simulator.isOn', usual))
    const { company } = await arrive(client)
    const wish = { name: unique('R'), serves: 0, rule: 'accept', remarks: '', delaySeconds: 0 }
    const made = await company.post('/api/admin/simulated_regulators').json(wish)
    assert.equal(made.body().code, 1006)
    const answer = await client.post('/simulator/as2').header('AS2-To', 'SIM-1')
    assert.notEqual(answer.status(), 200)
    assert.notEqual(answer.status(), 503)
  })

  test('has a key of its own that no answer gives out', async ({ client, assert }) => {
    const { company } = await arrive(client)
    const wish = { name: unique('R'), serves: 0, rule: 'accept', remarks: '', delaySeconds: 0 }
    const made = (await company.post('/api/admin/simulated_regulators').json(wish)).body().data
    const row = await owner().from('simulated_regulators').where({ id: made.id }).firstOrFail()
    assert.notInclude(row.sealed_key, 'PRIVATE KEY')
    assert.notInclude(JSON.stringify(made), row.sealed_key)
  })
})

test.group('A simulated regulator that is reached by a folder', () => {
  /** Files are taken once they are at rest; what was written is as old as that. */
  async function age(folder: string) {
    const long = new Date(Date.now() - 60_000)
    for (const name of await readdir(folder)) await utimes(join(folder, name), long, long)
  }

  /** A case that was put into its folder and taken from there; and how what it answers is fetched. */
  async function put(
    client: ApiClient,
    cleanup: (work: () => void) => void,
    rule: string,
    remarks = ''
  ) {
    const house = await submitted(client, cleanup, rule, remarks, 'folder')
    const { regulator, world } = house
    const root = join(app.config.get('drop.root'), world.project.companyId, `sim-${regulator.id}`)
    const take = async () => (await app.container.make(ReadFolders)).handle()
    await age(join(root, 'outgoing'))
    await take()
    return {
      ...{ ...house, root, take },
      answer: async () => {
        await house.answer()
        await age(join(root, 'incoming'))
        await actAs(systemIn(), async () => (await app.container.make(Collect)).handle())
      },
    }
  }

  for (const [rule, remarks, state] of [
    ['accept', '', 'accepted'],
    ['accept', 'H.1 is too long.', 'accepted'],
    ['reject', 'C.1.3 is not in the list.', 'rejected'],
    ['unreadable', '', 'delivered'],
  ] as const) {
    test(`takes the file and answers by the rule "${rule}" with "${remarks}"`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { shown, received, answer, world, root, take } = await put(
        client,
        cleanup,
        rule,
        remarks
      )
      const sent = await shown()
      assert.equal(sent.state, 'delivered')
      assert.deepEqual(await readdir(join(root, 'outgoing')), [])
      await take()
      const [message, ...others] = await received()
      assert.isEmpty(others)
      assert.equal(message.batchNumber, sent.batchNumber)
      await answer()
      const answered = await shown()
      assert.equal(answered.state, state)
      const places = answered.remarks.map(({ place }: { place: string }) => place)
      assert.deepEqual(places, remarks ? [remarks.slice(0, remarks.indexOf(' '))] : [])
      assert.deepEqual(await readdir(join(root, 'incoming')), [])
      const query = { state: 'unreadable' }
      const arrivals = (await world.browser.get('/api/gateway/arrivals').qs(query)).body().data
      assert.equal(arrivals.total, rule === 'unreadable' ? 1 : 0)
    })
  }

  test('answers nothing by the rule "silent", and has no rule that speaks of receipts', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { shown, received, answer, world } = await put(client, cleanup, 'silent')
    assert.isNull((await received())[0].answersAt)
    await answer()
    assert.equal((await shown()).state, 'delivered')
    const wish = { name: unique('R'), serves: 0, way: 'folder', remarks: '', delaySeconds: 60 }
    for (const rule of ['refuse', 'no_receipt']) {
      const made = await world.company
        .post('/api/admin/simulated_regulators')
        .json({ ...wish, rule })
      assert.equal(made.body().code, 2017, rule)
    }
  })
})

test.group('The numbers of a message', () => {
  test('are read whatever the order of attributes and prefixes', ({ assert }) => {
    const oid = '2.16.840.1.113883.3.989.2.1.3'
    const text = `<h:MCCI_IN200100UV01><h:id root="${oid}.22" extension="B&amp;1"/>
      <h:PORR_IN049016UV><h:id extension="M-1" root="${oid}.1"/><h:id extension="C" root="${oid}.1"/>
      </h:PORR_IN049016UV></h:MCCI_IN200100UV01>`
    const { batchNumber, messageNumbers } = numbersOf(Buffer.from(text))
    assert.equal(batchNumber, 'B&1')
    assert.deepEqual(messageNumbers, ['M-1'])
  })
})
