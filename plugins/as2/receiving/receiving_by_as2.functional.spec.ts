import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { workOffJobs } from '#tests/factories/work_off_jobs'

import { judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { readMdn } from '#plugins/as2/protocol/read_mdn'
import { MOST_AN_HOUR, MOST_KEPT } from '#plugins/as2/records/refused_messages'
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
    const { partner, world } = await submitted(client, cleanup)
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
    const { rows, total } = (await world.company.get('/api/as2/refusals')).body().data
    assert.equal(total, 2)
    assert.deepEqual(
      rows.map(({ from }: { from: string }) => from),
      [partner.names.partnerName, 'NOBODY']
    )
    assert.include(rows[1].sentence.en, 'unknown partner')
    const original = await world.company.get(`/api/as2/refusals/${rows[1].id}/original`)
    assert.include(original.body().toString(), 'NOBODY')
    const { browser } = world
    assert.equal((await browser.get('/api/as2/refusals')).body().code, 1003)
  })

  test('that was signed by a certificate that has ended is refused, and the reason names its days', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, world, way } = await submitted(client, cleanup)
    const validFrom = new Date('2020-01-01T00:00:00Z')
    const validTo = new Date('2021-01-01T00:00:00Z')
    const wish = { commonName: 'Demo Regulator', organisation: 'Demo', validFrom, validTo }
    const ended = await makeCertificate(wish)
    const options = partner.options({ nextCertificate: ended.certificate.toString() })
    const shown = (await world.company.get(`/api/admin/gateway_connections/${way.id}`)).body().data
    const changed = await world.company
      .put(`/api/admin/gateway_connections/${way.id}`)
      .json({ ...shown, options })
    assert.isTrue(changed.body().status)
    const sign = { pair: ended, digest: 'sha256' } as const
    const { headers, body } = await sendToUs(messageToUs(partner, '<a/>', { sign }))
    const by = { partnerCertificates: [partner.ours.certificate], legacy: false }
    assert.equal(readMdn(headers, body, by).disposition.explanation, 'authentication-failed')
    const { rows } = (await world.company.get('/api/as2/refusals')).body().data
    assert.include(rows[0].sentence.en, '2020-01-01 to 2021-01-01')
  })

  test('of one connection is written down so often in an hour, and only the latest are kept', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, world, way } = await submitted(client, cleanup)
    const owner = db.connection('owner')
    const { companyId } = world.project
    const at = (count: number, days: number) =>
      Array.from({ length: count }, () => ({
        ...{ id: randomUUID(), company_id: companyId, connection_id: way.id, size: 1 },
        ...{ connection_name: 'C', from_name: 'A', to_name: 'B', reason: 'x', file_sha: 'x' },
        ...{
          sentence: '{"en":"x","zh":"x"}',
          refused_at: new Date(Date.now() - days * 86_400_000),
        },
      }))
    const total = async () => (await world.company.get('/api/as2/refusals')).body().data.total
    await owner.table('as2_refusals').multiInsert(at(MOST_KEPT, 1))
    await sendToUs(messageToUs(partner, '<a/>', { from: 'NOBODY' }))
    assert.equal(await total(), MOST_KEPT)
    await owner.from('as2_refusals').where({ company_id: companyId, from_name: 'A' }).delete()
    await owner.table('as2_refusals').multiInsert(at(MOST_AN_HOUR - 1, 0))
    await sendToUs(messageToUs(partner, '<a/>', { from: 'NOBODY' }))
    assert.equal(await total(), MOST_AN_HOUR)
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
    app.config.set('gateway.hosts', [`127.0.0.1:${port}`])
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
