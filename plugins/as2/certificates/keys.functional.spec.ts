import { X509Certificate } from 'node:crypto'

import { test } from '@japa/runner'
import forge from 'node-forge'

import { writeSealedKey } from '#plugins/as2/connection/sealed_key'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { madePair } from '#plugins/as2/tests/as2_fixtures'
import { openPartner } from '#plugins/as2/tests/partner'
import { submitted } from '#plugins/as2/tests/submitted'
import { arrive } from '#plugins/gateway/tests/arrive'

const DAY = 86_400_000

test.group('The own key of a connection', () => {
  test('is made here and never given out; its certificate is for the partner', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, close } = await openPartner()
    cleanup(close)
    const { connect, company } = await arrive(client)
    const { id } = await connect({ transport: 'as2', options: partner.options() })
    const tried = async () =>
      (await company.post(`/api/gateway/connections/${id}/test`)).body().data
    assert.include((await tried())[0].en, 'no key of its own')
    const wish = { name: 'Own Pharma', organisation: 'Own', years: 2 }
    const certificate = async () => {
      const made = await company.post(`/api/as2/connections/${id}/key`).json(wish)
      assert.isTrue(made.body().status)
      const file = await company.get(`/api/as2/connections/${id}/certificate`)
      assert.notInclude(file.text(), 'PRIVATE')
      return new X509Certificate(file.text())
    }
    const [one, two] = [await certificate(), await certificate()]
    assert.include(one.subject, 'CN=Own Pharma')
    assert.notEqual(one.serialNumber, two.serialNumber)
    assert.deepEqual(await tried(), [])
    const shown = (await company.get(`/api/admin/gateway_connections/${id}`)).body().data
    assert.sameMembers(shown.sealed, ['key', 'formerKey'])
    assert.notInclude(JSON.stringify(shown), 'PRIVATE')
  })

  test('is a PKCS#12 file with its passphrase; a wrong one is told of', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, close } = await openPartner()
    cleanup(close)
    const { connect, company } = await arrive(client)
    const { id } = await connect({ transport: 'as2', options: partner.options() })
    const { key, certificate } = await madePair('Demo Pharma')
    const sealed = forge.pkcs12.toPkcs12Asn1(
      forge.pki.privateKeyFromPem(key.export({ type: 'pkcs1', format: 'pem' }).toString()),
      [forge.pki.certificateFromPem(certificate.toString())],
      'right'
    )
    const value = Buffer.from(forge.asn1.toDer(sealed).getBytes(), 'binary').toString('base64')
    const seal = (name: string, text: string) =>
      company.put(`/api/gateway/connections/${id}/secrets`).json({ name, value: text })
    const tried = async () =>
      (await company.post(`/api/gateway/connections/${id}/test`)).body().data
    await seal('key', value)
    await seal('passphrase', 'wrong')
    assert.include((await tried())[0].en, 'passphrase is missing or wrong')
    await seal('passphrase', 'right')
    assert.deepEqual(await tried(), [])
  })

  test('whose certificate has expired stops sending, and the home of the company tells so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, world, way, send, shown } = await submitted(client, cleanup)
    const pair = await makeCertificate({
      ...{ commonName: 'Own', organisation: 'Own' },
      ...{ validFrom: new Date(Date.now() - 9 * DAY), validTo: new Date(Date.now() - DAY) },
    })
    const secret = { name: 'key', value: writeSealedKey(pair) }
    await world.company.put(`/api/gateway/connections/${way.id}/secrets`).json(secret)
    await send()
    const { state, steps } = await shown()
    assert.equal(state, 'halted')
    assert.include(steps.at(-1).sentence.en, 'The own certificate is not valid')
    assert.lengthOf(partner.received, 0)
    const home = (await world.company.get('/api/home/attention').qs({ level: 'company' })).body()
      .data
    assert.include(JSON.stringify(home), 'the own certificate has expired')
  })
})
