import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { HeaderList } from '#plugins/as2/protocol/header_list'
import { writeMic } from '#plugins/as2/protocol/mic'
import { type Behaviour, sendToUs } from '#plugins/as2/tests/partner'
import { submitted } from '#plugins/as2/tests/submitted'

test.group('A submission by AS2', () => {
  test('is delivered when the partner states the MIC of what was sent', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, send, shown, world, id } = await submitted(client, cleanup)
    await send()
    const { state, mic, steps } = await shown()
    assert.equal(state, 'delivered')
    const [{ message }] = partner.received as [(typeof partner.received)[0]]
    assert.equal(writeMic(message.mic), mic)
    assert.include(message.payload.toString(), 'MCCI_IN200100UV01')
    assert.isNotNull(message.encryption)
    const receipt = steps.at(-1)
    assert.include(receipt.sentence.en, mic)
    const file = await world.browser.get(`/api/submissions/${id}/files/${receipt.seq}`)
    assert.equal(file.status(), 200)
  })

  for (const [behaviour, part] of [
    ['wrong mic', 'received something else'],
    ['negative', 'unexpected-processing-error'],
    ['unsigned', 'not signed'],
    ['foreign', 'known certificate'],
    [403, 'HTTP 403'],
    [302, 'HTTP 302'],
  ] as [Behaviour, string][]) {
    test(`halts by the answer "${behaviour}", and is not sent again by itself`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { partner, send, shown } = await submitted(client, cleanup)
      partner.behaviours.push(behaviour)
      await send()
      await send()
      const { state, steps } = await shown()
      assert.equal(state, 'halted')
      assert.include(steps.at(-1).sentence.en, part)
      assert.lengthOf(partner.received, 1)
    })
  }

  test('waits for a receiver that is silent, and sends the same bytes under the same Message-ID', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, send, shown } = await submitted(client, cleanup)
    partner.behaviours.push('cut off', 'no receipt', 429, 503, 'duplicate')
    for (let tries = 1; tries <= 4; tries += 1) {
      await send()
      assert.equal((await shown()).state, 'waiting', String(tries))
    }
    await send()
    const { state, steps } = await shown()
    assert.equal(state, 'delivered')
    assert.equal(steps.at(-1).sentence.en, 'The partner had taken the message before')
    const [first, ...others] = partner.received
    assert.lengthOf(others, 4)
    for (const { body, message } of others) {
      assert.isTrue(body.equals(first!.body))
      assert.equal(message.messageId, first!.message.messageId)
    }
  })

  test('that takes too long waits', async ({ client, assert, cleanup }) => {
    const { send, shown } = await submitted(client, cleanup)
    app.config.set('gateway.seconds', 0.001)
    await send()
    assert.include((await shown()).steps.at(-1).sentence.en, 'TIMEOUT')
    assert.equal((await shown()).state, 'waiting')
  })

  test('is delivered by a receipt that comes later; it is not answered, and one of another partner does not count', async ({
    client,
    assert,
    cleanup,
  }) => {
    app.config.set('as2.url', 'https://pv.example/as2')
    cleanup(async () => app.config.set('as2.url', undefined))
    const { partner, send, shown } = await submitted(client, cleanup, { mdn: 'async' })
    app.config.set('as2.url', 'https://pv.example/as2')
    partner.behaviours.push('later')
    await send()
    assert.equal((await shown()).state, 'sent')
    assert.equal(partner.received[0]!.message.mdnRequest!.asyncUrl, 'https://pv.example/as2')
    const mdn = partner.receipt()
    const renamed = [...mdn.headers].map(
      ([name, value]) => [name, name === 'AS2-From' ? 'OTHERS' : value] as const
    )
    const answers = [
      await sendToUs({
        headers: new HeaderList(renamed),
        body: mdn.body,
      }),
    ]
    assert.equal((await shown()).state, 'sent')
    answers.push(await sendToUs(mdn), await sendToUs(mdn))
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.length]),
      [1, 2, 3].map(() => [200, 0])
    )
    const { state, steps } = await shown()
    assert.equal(state, 'delivered')
    assert.lengthOf(
      steps.filter(({ act }: { act: string }) => act === 'delivered'),
      1
    )
  })

  test('that was halted or closed keeps a receipt that comes then on its timeline, and stays where it is', async ({
    client,
    assert,
    cleanup,
  }) => {
    app.config.set('as2.url', 'https://pv.example/as2')
    cleanup(async () => app.config.set('as2.url', undefined))
    const { partner, send, shown, world, id } = await submitted(client, cleanup, { mdn: 'async' })
    app.config.set('as2.url', 'https://pv.example/as2')
    partner.behaviours.push('later')
    await send()
    await sendToUs(partner.receipt('negative'))
    assert.equal((await shown()).state, 'halted')
    const mdn = partner.receipt()
    await sendToUs(mdn)
    await sendToUs(mdn)
    const late = await shown()
    const belated = late.steps.filter(({ act }: { act: string }) => act === 'belated')
    assert.equal(late.state, 'halted')
    assert.lengthOf(belated, 1)
    assert.include(belated[0].sentence.en, 'after sending was halted')
    assert.isNotNull(belated[0].artefact)
    await world.browser.post(`/api/submissions/${id}/close`).json({ reason: 'By other means' })
    await sendToUs(partner.receipt('duplicate'))
    const closed = await shown()
    assert.equal(closed.state, 'closed')
    assert.include(closed.steps.at(-1).sentence.en, 'after the submission was closed')
  })

  test('does not leave for a host that the installation does not name, nor for a closed address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, send, shown, world, way } = await submitted(client, cleanup)
    const tried = async () =>
      (await world.company.post(`/api/gateway/connections/${way.id}/test`)).body().data
    assert.deepEqual(await tried(), [])
    app.config.set('gateway.networks', [])
    assert.include((await tried())[0].en, 'closed address 127.0.0.1')
    app.config.set('gateway.hosts', ['127.0.0.1:1'])
    assert.include((await tried())[0].en, 'AS2_HOSTS')
    await send()
    assert.equal((await shown()).state, 'halted')
    assert.lengthOf(partner.received, 0)
  })
})
