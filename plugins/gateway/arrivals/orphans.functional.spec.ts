import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'

import ReadAgain from '#plugins/gateway/arrivals/read_again'
import { Arrivals } from '#plugins/gateway/contract/arrivals'
import { anAcknowledgement } from '#tests/invented/acknowledgement'
import {
  answering,
  declared,
  listed,
  other,
  owner,
  shown,
  steps,
  submitted,
  upload,
} from '#plugins/gateway/tests/answering'
import { arrive } from '#plugins/gateway/tests/arrive'

async function take(connectionId: string, text: string) {
  const arrivals = await app.container.make(Arrivals)
  const file = { way: 'folder', name: 'came.ack', bytes: Buffer.from(text), connectionId } as const
  return arrivals.take(file)
}

test.group('Answers that find no submission', () => {
  test('wait for a person, who assigns them', async ({ client, assert }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const strange = { ...one, batchNumber: 'NOT-OURS', messageNumber: 'NEITHER' }
    const [verdict] = await upload(house.browser, answering(strange, 'CR', ['H.1 is too long']))
    assert.equal(verdict!.state, 'orphan')
    const { rows: waiting } = await listed(house.browser, 'orphan')
    assert.deepEqual(waiting[0]!.names, ['NOT-OURS', 'NEITHER'])
    const address = `/api/gateway/arrivals/${verdict!.arrivalId}/assign`
    const { submissionId } = one
    const answer = await house.browser.post(address).json({ submissionId })
    assert.isTrue(answer.body().status, JSON.stringify(answer.body()))
    assert.equal((await shown(house.browser, submissionId)).state, 'rejected')
    assert.equal((await declared(house.browser, one.caseId)).remarks[0]!.place, 'H.1')
    assert.equal((await house.browser.post(address).json({ submissionId })).body().code, 1006)
    assert.equal((await listed(house.browser, 'orphan')).total, 0)
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('and what cannot be read are set aside with a reason', async ({ client, assert }) => {
    const house = await arrive(client)
    const verdicts = await upload(house.browser, anAcknowledgement(), '<html>no</html>')
    assert.deepEqual(
      verdicts.map(({ state }) => state),
      ['orphan', 'unreadable']
    )
    for (const { arrivalId } of verdicts) {
      const put = (reason: string) =>
        house.browser.post(`/api/gateway/arrivals/${arrivalId}/set_aside`).json({ reason })
      assert.equal((await put(' ')).body().code, 2017)
      assert.isTrue((await put('Of another company')).body().status)
      assert.equal((await put('Again')).body().code, 1006)
    }
    const { rows: aside } = await listed(house.browser, 'set_aside')
    assert.lengthOf(aside, 2)
    assert.include(aside[0]!.sentence.en, 'Of another company')
    assert.deepEqual(
      (await upload(house.browser, anAcknowledgement())).map(({ state }) => state),
      ['repeated']
    )
  })

  test('are seen and decided in their own project and environment alone', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const [orphan] = await upload(house.browser, anAcknowledgement())
    const others = await other(client, house)
    for (const by of [others.project, others.environment]) {
      assert.equal((await listed(by)).total, 0)
      const address = `/api/gateway/arrivals/${orphan!.arrivalId}`
      const { submissionId } = one
      assert.equal((await by.post(`${address}/assign`).json({ submissionId })).body().code, 1005)
      const reason = 'Not ours'
      assert.equal((await by.post(`${address}/set_aside`).json({ reason })).body().code, 1005)
      const [verdict] = await upload(by, answering(one, 'CA'))
      assert.equal(verdict!.state, 'orphan', 'an upload answers what its own project sent')
    }
    assert.deepEqual(steps(await shown(house.browser, one.submissionId)), ['frozen'])
  })
})

test.group('Answers that come by a connection', () => {
  test('find the project that sent by it; nothing that left by another', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const [own, foreign] = [await house.connect(), await house.connect()]
    const one = await submitted(house, await house.aim({ connectionId: own.id }))
    const wrong = await take(foreign.id, answering(one, 'CA'))
    assert.equal(wrong.state, 'orphan')
    assert.equal((await listed(house.browser)).total, 0, 'no destination here goes by it')
    const right = await take(own.id, answering(one, 'CA'))
    assert.containsSubset(right, { state: 'matched', submissionIds: [one.submissionId] })
    assert.equal((await shown(house.browser, one.submissionId)).state, 'accepted')
    const unknown = await take(own.id, anAcknowledgement())
    assert.equal(unknown.state, 'orphan')
    const { rows: all } = await listed(house.browser)
    assert.sameMembers(
      all.map(({ id, state }) => `${id} ${state}`),
      [`${right.arrivalId} matched`, `${unknown.arrivalId} orphan`]
    )
    assert.equal((await listed((await other(client, house)).project)).total, 0)
    const assigned = await house.browser
      .post(`/api/gateway/arrivals/${unknown.arrivalId}/assign`)
      .json({ submissionId: one.submissionId })
    assert.isTrue(assigned.body().status)
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('are many in one file, each for its own submission', async ({ client, assert }) => {
    const house = await arrive(client)
    const connection = await house.connect()
    const destination = await house.aim({ connectionId: connection.id })
    const all = [await submitted(house, destination), await submitted(house, destination)]
    const texts = [answering(all[0]!, 'CA'), answering(all[1]!, 'CR'), anAcknowledgement()]
    const verdict = await take(connection.id, texts.join('\n'))
    assert.equal(verdict.state, 'orphan')
    assert.sameMembers(
      [...verdict.submissionIds],
      all.map(({ submissionId }) => submissionId)
    )
    const states = await Promise.all(
      all.map(async ({ submissionId }) => (await shown(house.browser, submissionId)).state)
    )
    assert.deepEqual(states, ['accepted', 'rejected'])
  })

  test('are read again where reading them was cut off', async ({ client, assert }) => {
    const house = await arrive(client)
    const connection = await house.connect()
    const one = await submitted(house, await house.aim({ connectionId: connection.id }))
    const { arrivalId } = await take(connection.id, answering(one, 'CA', [], { batchNumber: 'x' }))
    const before = steps(await shown(house.browser, one.submissionId))
    assert.deepEqual(before, ['frozen', 'accepted'])
    await take(connection.id, anAcknowledgement())
    const cut = answering(one, 'CA')
    const late = await take(
      connection.id,
      cut.replaceAll(one.batchNumber, 'y').replaceAll(one.messageNumber, 'z')
    )
    await owner()
      .from('gateway_arrivals')
      .where({ id: late.arrivalId })
      .update({ state: 'received', part: 0 })
    await (await app.container.make(ReadAgain)).handle({}, undefined, Date.now() + 60 * 60 * 1000)
    const again = await owner().from('gateway_arrivals').where({ id: late.arrivalId }).firstOrFail()
    assert.equal(again.state, 'orphan')
    const done = await owner().from('gateway_arrivals').where({ id: arrivalId }).firstOrFail()
    assert.equal(done.state, 'matched')
  })
})
