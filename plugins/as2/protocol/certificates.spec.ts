import { generateKeyPairSync } from 'node:crypto'
import { test } from '@japa/runner'
import forge from 'node-forge'

import {
  describeCertificate,
  keyPair,
  readCertificate,
  readCertificates,
  readPrivateKey,
} from '#plugins/as2/protocol/certificates'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { readPkcs12 } from '#plugins/as2/protocol/pkcs12'
import { capturedPair, isMissing, madePair } from '#plugins/as2/tests/as2_fixtures'

test.group('keys and certificates', () => {
  test('a certificate that is made signs itself, with SHA-256 and 2048 bits, names in full', async ({
    assert,
  }) => {
    const { key, certificate } = await makeCertificate({
      commonName: 'PVHOST',
      organisation: '\u6f14\u793a, Demo + Co',
      validFrom: new Date(Date.UTC(2026, 10, 23)),
      validTo: new Date(Date.UTC(2051, 0, 1)),
    })
    assert.isTrue(certificate.verify(certificate.publicKey))
    assert.isTrue(certificate.checkPrivateKey(key))
    assert.isFalse(certificate.ca)
    const facts = describeCertificate(certificate)
    assert.match(facts.subject, /^CN=PVHOST, O=.*Demo .*Co$/)
    assert.include(facts.subject, '\u6f14\u793a')
    assert.equal(facts.issuer, facts.subject)
    assert.deepEqual(
      [facts.validFrom, facts.validTo, facts.bits],
      ['2026-11-23T00:00:00.000Z', '2051-01-01T00:00:00.000Z', 2048]
    )
    assert.match(facts.fingerprint, /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
    for (const commonName of ['', 'a\nb', 'x'.repeat(65)]) {
      const wish = { commonName, organisation: 'O', validFrom: new Date(), validTo: new Date() }
      await assert.rejects(() => makeCertificate(wish), /value-not-allowed/)
    }
  })

  test('certificates of others are described', ({ assert }) => {
    assert.deepInclude(describeCertificate(capturedPair('regulator').certificate), {
      subject: 'CN=regulator, O=AS2 test',
      serialNumber: '569F4B72EA4B307755EEC072E0BB1E1E9DF1403B',
      validTo: '2036-11-17T20:44:00.000Z',
      bits: 2048,
    })
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('they are read from PEM and DER, several certificates from one file', async ({ assert }) => {
    const [one, two] = [await madePair('Demo Pharma'), await madePair('Demo Regulator')]
    const pem = Buffer.from(`remarks\n${one.certificate}${two.certificate}`)
    assert.deepEqual(
      readCertificates(pem).map(({ subject }) => subject),
      [one.certificate.subject, two.certificate.subject]
    )
    assert.equal(readCertificates(one.certificate.raw)[0]!.subject, one.certificate.subject)
    for (const type of ['pkcs8', 'pkcs1'] as const) {
      for (const format of ['pem', 'der'] as const) {
        const bytes = Buffer.from(one.key.export({ type, format } as never) as never)
        assert.isTrue(readPrivateKey(bytes).equals(one.key), `${type} ${format}`)
      }
    }
    const passphrase = 'secret'
    const sealed = one.key.export({
      ...{ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc' },
      passphrase,
    } as never) as unknown as string
    assert.isTrue(readPrivateKey(Buffer.from(sealed), passphrase).equals(one.key))
    for (const wrong of [undefined, '', 'Secret']) {
      assert.throws(() => readPrivateKey(Buffer.from(sealed), wrong), /passphrase-wrong/)
    }
  })

  test('what cannot be used is refused with its reason', async ({ assert }) => {
    const [one, two] = [await madePair('Demo Pharma'), await madePair('Demo Regulator')]
    const der = { type: 'pkcs8', format: 'der' } as const
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
    assert.throws(() => readPrivateKey(curve.export(der)), /key-not-rsa/)
    assert.throws(() => readPrivateKey(short.export(der)), /key-too-short/)
    assert.throws(() => readPrivateKey(Buffer.from('no key')), /key-unreadable/)
    assert.throws(() => readCertificate(Buffer.from('none')), /certificate-unreadable/)
    assert.throws(() => keyPair(one.key, two.certificate), /key-does-not-fit/)
    assert.throws(() => readPkcs12(Buffer.from('none'), 'x'), /pkcs12-unreadable/)
    assert.throws(() => readPkcs12(one.certificate.raw, 'x'), /pkcs12-unreadable/)
  })

  test('key and certificate come out of a PKCS#12 file, also of one with old algorithms', async ({
    assert,
  }) => {
    const { key, certificate } = await madePair('Demo Pharma')
    const forgeKey = forge.pki.privateKeyFromPem(
      String(key.export({ type: 'pkcs8', format: 'pem' }))
    )
    const forgeCertificate = forge.pki.certificateFromPem(certificate.toString())
    for (const algorithm of ['3des', 'aes256'] as const) {
      const file = forge.pkcs12.toPkcs12Asn1(forgeKey, [forgeCertificate], 'secret', { algorithm })
      const bytes = Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary')
      const pair = readPkcs12(bytes, 'secret')
      assert.isTrue(pair.key.equals(key))
      assert.equal(pair.certificate.fingerprint256, certificate.fingerprint256)
      assert.throws(() => readPkcs12(bytes, 'wrong'), /passphrase-wrong/)
      assert.throws(() => readPkcs12(bytes, 'falsch\u00fc'), /passphrase-not-ascii/)
    }
    const alone = forge.pkcs12.toPkcs12Asn1(forgeKey, null as never, 'secret')
    const bytes = Buffer.from(forge.asn1.toDer(alone).getBytes(), 'binary')
    assert.throws(() => readPkcs12(bytes, 'secret'), /pkcs12-incomplete/)
  })
})
