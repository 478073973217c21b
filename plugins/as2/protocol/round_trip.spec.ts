import { createHash } from 'node:crypto'
import { test } from '@japa/runner'

import type {
  ContentCipher,
  Digest,
  KeyTransport,
  SignatureScheme,
} from '#plugins/as2/protocol/algorithms'
import { readHttpFile, writeHttpFile } from '#plugins/as2/protocol/http_file'
import { readMessage } from '#plugins/as2/protocol/read_message'
import { type MessageDraft, writeMessage } from '#plugins/as2/protocol/write_message'
import { draft, madePair } from '#plugins/as2/tests/as2_fixtures'

const strong: readonly Digest[] = ['sha256', 'sha384', 'sha512']
const schemes: readonly SignatureScheme[] = ['pkcs1', 'pss']
const ciphers: readonly ContentCipher[] = ['aes128-cbc', 'aes192-cbc', 'aes256-cbc']
const transports: readonly KeyTransport[] = ['pkcs1', 'oaep', 'oaep-sha256']
const compressions = [undefined, 'before-signing', 'after-signing'] as const

const all = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]))

test.group('what is written is read again', () => {
  test('with every combination of algorithms, with its MIC', async ({ assert }) => {
    const [pair, partner] = [await madePair('Demo Pharma'), await madePair('Demo Regulator')]
    const signings: MessageDraft['sign'][] = [
      undefined,
      ...all(strong, schemes).map(([digest, scheme]) => ({ pair, digest, scheme })),
    ]
    const encryptings: MessageDraft['encrypt'][] = [
      undefined,
      ...all(ciphers, transports).map(([cipher, keyTransport]) => ({
        recipient: partner.certificate,
        cipher,
        keyTransport,
      })),
    ]
    for (const [sign, encrypt] of all(signings, encryptings)) {
      for (const compress of compressions) {
        const digest = sign?.digest ?? 'sha512'
        const written = writeMessage(draft({ sign, encrypt, compress, mdn: { digest } }))
        const { headers, body } = readHttpFile(writeHttpFile(written.headers, written.body))
        const message = readMessage(headers, body, {
          pairs: [partner],
          partnerCertificates: [pair.certificate],
          legacy: false,
          requires: { signature: sign !== undefined, encryption: encrypt !== undefined },
        })
        assert.deepEqual(
          {
            payload: message.payload.toString(),
            fileName: message.fileName,
            to: message.to,
            digest: message.signature?.digest,
            scheme: message.signature?.scheme,
            cipher: message.encryption?.cipher,
            keyTransport: message.encryption?.keyTransport,
            compressed: message.compressed,
            mic: message.mic,
          },
          {
            payload: draft().payload.toString(),
            fileName: 'EVPM_00000001.xml',
            to: 'Demo Regulator',
            digest: sign?.digest,
            scheme: sign?.scheme,
            cipher: encrypt?.cipher,
            keyTransport: encrypt?.keyTransport,
            compressed: compress !== undefined,
            mic: written.mic,
          }
        )
      }
    }
  })

  test('the MIC is over the part that is signed, headers included, and over the bare content of a plain message', async ({
    assert,
  }) => {
    const pair = await madePair('Demo Pharma')
    const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
    const payload = Buffer.from('<a/>\n')
    const part = [
      'Content-Type: application/xml',
      'Content-Transfer-Encoding: binary',
      'Content-Disposition: attachment; filename="EVPM_00000001.xml"',
      '',
      '<a/>\n',
    ].join('\r\n')
    const mic = (more: Partial<MessageDraft>) => writeMessage(draft({ payload, ...more })).mic.value
    assert.equal(mic({ sign: { pair, digest: 'sha256' } }), sha256(part))
    assert.equal(mic({ sign: { pair, digest: 'sha256' }, compress: 'after-signing' }), sha256(part))
    assert.notEqual(
      mic({ sign: { pair, digest: 'sha256' }, compress: 'before-signing' }),
      sha256(part)
    )
    const encrypt = { recipient: pair.certificate, cipher: 'aes128-cbc' } as const
    assert.equal(mic({ encrypt }), sha256(part))
    assert.equal(mic({}), sha256('<a/>\n'))
  })

  test('headers are unfolded lines ended by CRLF, and ask for the MDN as the FDA wants it', async ({
    assert,
  }) => {
    const pair = await madePair('Demo Pharma')
    const { headers, body } = writeMessage(
      draft({
        sign: { pair, digest: 'sha384' },
        mdn: { digest: 'sha384', asyncUrl: 'https://demo-pharma.example/as2' },
      })
    )
    const [head] = writeHttpFile(headers, body).toString('latin1').split('\r\n\r\n')
    for (const line of head!.split('\r\n')) assert.match(line, /^[\w-]+: [ -~]+$/)
    assert.equal(headers.get('AS2-To'), '"Demo Regulator"')
    assert.equal(
      headers.get('Disposition-Notification-Options'),
      'signed-receipt-protocol=required, pkcs7-signature; signed-receipt-micalg=required, sha-384'
    )
    assert.equal(headers.get('Receipt-Delivery-Option'), 'https://demo-pharma.example/as2')
    assert.match(headers.get('Content-Type')!, /^multipart\/signed; .*micalg=sha-384/)
  })

  test('a report of 20 MB is written and read', async ({ assert }) => {
    const [pair, partner] = [await madePair('Demo Pharma'), await madePair('Demo Regulator')]
    const payload = Buffer.alloc(20 * 1024 * 1024, 'ICSR \n')
    const { headers, body, mic } = writeMessage(
      draft({
        payload,
        sign: { pair, digest: 'sha256' },
        encrypt: { recipient: partner.certificate, cipher: 'aes256-cbc' },
      })
    )
    const message = readMessage(headers, body, {
      pairs: [partner],
      partnerCertificates: [pair.certificate],
      legacy: false,
      requires: { signature: true, encryption: true },
    })
    assert.isTrue(message.payload.equals(payload))
    assert.deepEqual(message.mic, mic)
  })

  test('SHA-1 and 3DES are written only for a connection marked as legacy', async ({ assert }) => {
    const pair = await madePair('Demo Pharma')
    const sign = { pair, digest: 'sha1' } as const
    const encrypt = { recipient: pair.certificate, cipher: '3des-cbc' } as const
    assert.throws(() => writeMessage(draft({ sign })), /legacy-not-allowed/)
    assert.throws(() => writeMessage(draft({ encrypt })), /legacy-not-allowed/)
    const { headers, body } = writeMessage(draft({ sign, encrypt, legacy: true }))
    const by = {
      pairs: [pair],
      partnerCertificates: [pair.certificate],
      requires: { signature: true, encryption: true },
    }
    const message = readMessage(headers, body, { ...by, legacy: true })
    assert.deepEqual([message.signature?.digest, message.encryption?.cipher], ['sha1', '3des-cbc'])
    assert.throws(
      () => readMessage(headers, body, { ...by, legacy: false }),
      /insufficient-message-security/
    )
  })

  test('values that headers do not take are refused before anything is written', ({ assert }) => {
    for (const wrong of [
      { messageId: 'no-brackets@a' },
      { messageId: '<a b@c>' },
      { from: '' },
      { subject: '\u62a5\u544a' },
      { fileName: '../a.xml' },
      { fileName: '\u62a5\u544a.xml' },
    ]) {
      assert.throws(() => writeMessage(draft(wrong)), /value-not-allowed/)
    }
  })
})
