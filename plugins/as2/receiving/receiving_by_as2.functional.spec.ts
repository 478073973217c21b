import { createServer } from 'node:http'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { workOffJobs } from '#tests/factories/work_off_jobs'

import { judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { readMdn } from '#plugins/as2/protocol/read_mdn'
import { madePair } from '#plugins/as2/tests/as2_fixtures'
import { messageToUs, sendToUs } from '#plugins/as2/tests/partner'
import { submitted } from '#plugins/as2/tests/submitted'
import { anAcknowledgement } from '#tests/invented/acknowledgement'

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
