import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import type { ContentCipher, Digest, KeyTransport } from '#plugins/as2/protocol/algorithms'
import type { KeyPair } from '#plugins/as2/protocol/certificates'
import { describeCertificate } from '#plugins/as2/protocol/certificates'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { writeHttpFile } from '#plugins/as2/protocol/http_file'
import { contentOf, partsOf, readEntity } from '#plugins/as2/protocol/mime_entity'
import { readPkcs12 } from '#plugins/as2/protocol/pkcs12'
import { readMessage } from '#plugins/as2/protocol/read_message'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'
import { PROCESSED } from '#plugins/as2/protocol/disposition'
import { writeMessage } from '#plugins/as2/protocol/write_message'
import { draft, madePair } from '#plugins/as2/tests/as2_fixtures'
import { optionalTool } from '#tests/optional_tool'

test.group('OpenSSL and this', (group) => {
  const openssl = optionalTool('openssl')
  let folder: string
  let own: KeyPair
  let partner: KeyPair

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-as2-'))
    own = await madePair('Demo Pharma')
    partner = await madePair('Demo Regulator')
    for (const [name, pair] of Object.entries({ own, partner })) {
      writeFileSync(at(`${name}.key`), pair.key.export({ type: 'pkcs8', format: 'pem' }))
      writeFileSync(at(`${name}.crt`), pair.certificate.toString())
    }
    return () => rmSync(folder, { recursive: true })
  })

  const at = (name: string) => join(folder, name)

  function run(...args: string[]): Buffer {
    const { status, stdout, stderr } = spawnSync(openssl!, args, { maxBuffer: 1e8 })
    if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`)
    return stdout
  }

  /** Has OpenSSL check a signature over a part as it is, to the byte, and gives the part. */
  function verify(multipart: Buffer): string {
    const [part, signature] = partsOf(readEntity(multipart))
    writeFileSync(at('part'), part!.bytes)
    writeFileSync(at('signature'), contentOf(signature!))
    const checking = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', at('signature')]
    const trusting = ['-CAfile', at('own.crt'), '-purpose', 'any']
    return run(...checking, '-content', at('part'), ...trusting).toString()
  }

  const decrypt = (name: string) =>
    run(
      ...['cms', '-decrypt', '-binary', '-inform', 'DER', '-in', at(name)],
      ...['-inkey', at('partner.key'), '-recip', at('partner.crt')]
    )

  test('opens what is written here: signed, and encrypted', ({ assert }) => {
    const digests: readonly Digest[] = ['sha256', 'sha384', 'sha512', 'sha1']
    const ciphers: readonly ContentCipher[] = ['aes128-cbc', 'aes192-cbc', 'aes256-cbc', '3des-cbc']
    const transports: readonly KeyTransport[] = ['pkcs1', 'oaep', 'oaep-sha256', 'pkcs1']
    for (const [index, digest] of digests.entries()) {
      for (const scheme of ['pkcs1', 'pss'] as const) {
        const { headers, body } = writeMessage(
          draft({
            sign: { pair: own, digest, scheme },
            encrypt: {
              recipient: partner.certificate,
              cipher: ciphers[index]!,
              keyTransport: transports[index],
            },
            legacy: true,
          })
        )
        assert.match(headers.get('Content-Type')!, /^application\/pkcs7-mime/)
        writeFileSync(at('message.p7m'), body)
        const signed = decrypt('message.p7m')
        const inside = verify(signed)
        assert.isTrue(
          inside.endsWith(`filename="EVPM_00000001.xml"\r\n\r\n${draft().payload.toString()}`),
          `${digest} ${scheme}`
        )
      }
    }
  }).skip(openssl === null, 'openssl is not installed')

  test('opens an MDN that is written here', ({ assert }) => {
    const { headers, body } = writeMdn({
      from: 'A',
      to: 'B',
      messageId: '<1@a>',
      originalMessageId: '<2@b>',
      disposition: PROCESSED,
      mic: { value: 'aaaa', digest: 'sha256' },
      text: 'Taken.',
      userAgent: 'Pharos',
      date: new Date(0),
      sign: { pair: own, digest: 'sha256' },
    })
    writeFileSync(at('mdn.mime'), writeHttpFile(headers, body))
    const trusting = ['-CAfile', at('own.crt'), '-purpose', 'any']
    const opened = run('cms', '-verify', '-in', at('mdn.mime'), ...trusting).toString()
    assert.include(opened, 'Received-Content-MIC: aaaa, sha-256\r\n')
  }).skip(openssl === null, 'openssl is not installed')

  function read(type: string, body: Buffer) {
    const headers = new HeaderList([
      ['AS2-From', 'A'],
      ['Content-Type', type],
    ])
    return readMessage(headers, body, {
      pairs: [own, partner],
      partnerCertificates: [own.certificate],
      legacy: false,
      requires: { signature: false, encryption: false },
    })
  }

  const payload = 'Content-Type: application/xml\r\n\r\n<a/>'
  const ENCRYPTED = 'application/pkcs7-mime; smime-type=enveloped-data'

  test('writes what is opened here, named by issuer or by key, whole or in pieces', ({
    assert,
  }) => {
    writeFileSync(at('payload'), payload)
    const encrypting = ['cms', '-encrypt', '-binary', '-in', at('payload'), '-outform', 'DER']
    for (const more of [
      ['-aes128'],
      ['-aes256', '-keyid'],
      ['-aes192', '-stream'],
      ['-aes256', '-recip', at('partner.crt'), '-keyopt', 'rsa_padding_mode:oaep'],
    ]) {
      const recipient = more.includes('-recip') ? [] : [at('partner.crt')]
      const body = run(...encrypting, ...more, ...recipient)
      assert.equal(read(ENCRYPTED, body).payload.toString(), '<a/>', more.join(' '))
      const base64 = Buffer.from(body.toString('base64').replaceAll(/.{64}/g, '$&\n'))
      assert.equal(read(ENCRYPTED, base64).payload.toString(), '<a/>', 'in base64')
    }
    const signing = [
      ...['cms', '-sign', '-binary', '-nodetach', '-in', at('payload'), '-outform', 'DER'],
      ...['-signer', at('own.crt'), '-inkey', at('own.key')],
    ]
    for (const more of [
      [],
      ['-keyid'],
      ['-nocerts'],
      ['-noattr'],
      ['-md', 'sha512', '-keyopt', 'rsa_padding_mode:pss'],
      ['-stream'],
    ]) {
      const { payload: opened, signature } = read(
        'application/pkcs7-mime; smime-type=signed-data',
        run(...signing, ...more)
      )
      assert.equal(opened.toString(), '<a/>', more.join(' '))
      assert.equal(signature?.signer, own.certificate)
    }
  }).skip(openssl === null, 'openssl is not installed')

  test('AES-GCM and other ciphers are refused as unsupported', ({ assert }) => {
    writeFileSync(at('payload'), payload)
    const encrypting = ['cms', '-encrypt', '-binary', '-in', at('payload'), '-outform', 'DER']
    for (const cipher of ['-aes-128-gcm', '-aes-256-gcm', '-camellia128']) {
      const body = run(...encrypting, cipher, at('partner.crt'))
      assert.throws(() => read(ENCRYPTED, body), /unsupported-format/)
    }
  }).skip(openssl === null, 'openssl is not installed')

  test('content of many pieces is put together without waiting', ({ assert }) => {
    const large = `${payload}${'ICSR \n'.repeat(2 * 1024 * 1024)}`
    writeFileSync(at('large'), large)
    const body = run(
      ...['cms', '-encrypt', '-binary', '-stream', '-in', at('large'), '-outform', 'DER'],
      ...['-aes128', at('partner.crt')]
    )
    const { payload: opened } = read(ENCRYPTED, body)
    assert.equal(opened.length, large.length - payload.length + '<a/>'.length)
  }).skip(openssl === null, 'openssl is not installed')

  test('a PKCS#12 file of OpenSSL is read, old and new, by its passphrase alone', ({ assert }) => {
    for (const more of [
      [],
      ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'],
    ]) {
      const file = run(
        ...['pkcs12', '-export', '-inkey', at('own.key'), '-in', at('own.crt')],
        ...['-certfile', at('partner.crt'), '-passout', 'pass:very secret', ...more]
      )
      const pair = readPkcs12(file, 'very secret')
      assert.equal(pair.certificate.fingerprint256, own.certificate.fingerprint256)
      assert.isTrue(pair.key.equals(own.key))
      for (const wrong of ['', 'secret']) {
        assert.throws(() => readPkcs12(file, wrong), /passphrase-wrong/)
      }
    }
  }).skip(openssl === null, 'openssl is not installed')

  test('sees the certificate as it is described here', ({ assert }) => {
    const { subject, validTo, bits } = describeCertificate(own.certificate)
    const told = run('x509', '-in', at('own.crt'), '-noout', '-subject', '-enddate').toString()
    assert.match(
      told,
      /^subject=CN ?= ?Demo Pharma, O ?= ?Demo\nnotAfter=Jan {2}1 00:00:00 2036 GMT$/m
    )
    assert.deepEqual(
      [subject, validTo, bits],
      ['CN=Demo Pharma, O=Demo', '2036-01-01T00:00:00.000Z', 2048]
    )
  }).skip(openssl === null, 'openssl is not installed')
})
