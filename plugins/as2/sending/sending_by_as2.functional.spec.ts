import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { writeMic } from '#plugins/as2/protocol/mic'
import {
  type Behaviour,
  connectTo,
  messageToUs,
  openPartner,
  sendToUs,
} from '#plugins/as2/tests/partner'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { anAcknowledgement } from '#plugins/gateway/tests/an_acknowledgement'
import { arrive } from '#plugins/gateway/tests/arrive'
import type { ApiClient } from '@japa/api-client'

/** A case that was submitted to a partner by AS2, of which nothing has left. */
async function submitted(
  client: ApiClient,
  cleanup: (work: () => Promise<void>) => void,
  more: Readonly<Record<string, string>> = {}
) {
  const { partner, close } = await openPartner()
  cleanup(close)
  const world = await arrive(client)
  const { way, place } = await connectTo(world, partner, more)
  const made = await world.aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await world.browser.post(`/api/case/${made.id}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  return {
    ...{ partner, world, way, place, id },
    /** As a worker would, at once. */
    send: async () => {
      await db.connection('owner').from('submissions').where({ id }).update({ next_try: null })
      await actAs(systemIn(world.scope), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      )
    },
    shown: async () => (await world.browser.get(`/api/submissions/${id}`)).body().data,
  }
}

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
    app.config.set('as2.seconds', 0.001)
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
        headers: new (mdn.headers.constructor as never as new (f: unknown) => typeof mdn.headers)(
          renamed
        ),
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

  test('does not leave for a host that the installation does not name, nor for a closed address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, send, shown, world, way } = await submitted(client, cleanup)
    const tried = async () =>
      (await world.company.post(`/api/gateway/connections/${way.id}/test`)).body().data
    assert.deepEqual(await tried(), [])
    app.config.set('as2.networks', [])
    assert.include((await tried())[0].en, 'closed address 127.0.0.1')
    app.config.set('as2.hosts', ['127.0.0.1:1'])
    assert.include((await tried())[0].en, 'AS2_HOSTS')
    await send()
    assert.equal((await shown()).state, 'halted')
    assert.lengthOf(partner.received, 0)
  })
})

test.group('A message of a partner', () => {
  test('that holds an acknowledgement reaches its submission and gets a signed receipt; the same one again gets the same receipt', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, send, shown } = await submitted(client, cleanup)
    await send()
    const { batchNumber, messageNumber } = await shown()
    const text = anAcknowledgement({ batchNumber, reports: [{ number: messageNumber }] })
    const message = messageToUs(partner, text)
    const first = await sendToUs(message)
    assert.equal(first.status, 200)
    const { readMdn } = await import('#plugins/as2/protocol/read_mdn')
    const { judgeMdn } = await import('#plugins/as2/protocol/judge_mdn')
    const by = { partnerCertificates: [partner.ours.certificate], legacy: false }
    const mdn = readMdn(first.headers, first.body, by)
    const messageId = message.headers.get('Message-ID')!
    assert.deepEqual(judgeMdn(mdn, { messageId, mic: message.mic, signed: true }), {
      ...{ state: 'delivered', duplicate: false, warning: null },
    })
    const answered = await shown()
    assert.equal(answered.state, 'accepted')
    const second = await sendToUs(message)
    assert.isTrue(second.body.equals(first.body))
    assert.equal((await shown()).steps.length, answered.steps.length)
  })

  test('that nobody knows, or that was signed by somebody else, gets a receipt that says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner } = await submitted(client, cleanup)
    const { readMdn } = await import('#plugins/as2/protocol/read_mdn')
    const { madePair } = await import('#plugins/as2/tests/as2_fixtures')
    const stranger = await madePair('Stranger')
    for (const message of [
      messageToUs(partner, '<a/>', { from: 'NOBODY' }),
      messageToUs(partner, '<a/>', { sign: { pair: stranger, digest: 'sha256' } }),
    ]) {
      const { status, headers, body } = await sendToUs(message)
      assert.equal(status, 200)
      const by = { partnerCertificates: [partner.ours.certificate], legacy: false }
      const { disposition } = readMdn(headers, body, by)
      assert.equal(disposition.explanation, 'authentication-failed')
    }
  })

  test('whose receipt is wanted later is answered with nothing, and the receipt is posted', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner } = await submitted(client, cleanup)
    const { createServer } = await import('node:http')
    const { workOffJobs } = await import('#tests/factories/work_off_jobs')
    const posted: (string | undefined)[] = []
    const server = createServer((request, response) => {
      posted.push(request.headers['content-type'])
      request.resume()
      response.end()
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    cleanup(async () => void server.close())
    const { port } = server.address() as { port: number }
    app.config.set('as2.hosts', [`127.0.0.1:${port}`])
    const asyncUrl = `http://127.0.0.1:${port}/mdn`
    const answer = await sendToUs(
      messageToUs(partner, '<a/>', { mdn: { digest: 'sha256', asyncUrl } })
    )
    assert.deepEqual([answer.status, answer.body.length], [200, 0])
    await workOffJobs()
    assert.lengthOf(posted, 1)
    assert.include(posted[0]!, 'multipart/signed')
  })
})
