import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { unique } from '#tests/factories/make_project'

import { arrive } from '#plugins/gateway/tests/arrive'
import { numbersOf } from '#plugins/simulator/answering/numbers_of'
import AnswerJob from '#plugins/simulator/answering/answer_job'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'

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
  remarks = ''
) {
  overLoopback(cleanup)
  const world = await arrive(client)
  const wish = { name: unique('R'), serves: 0, rule, remarks, delaySeconds: 0 }
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
