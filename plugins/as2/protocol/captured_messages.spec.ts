import { createHash } from 'node:crypto'
import { test } from '@japa/runner'

import { writeMic } from '#plugins/as2/protocol/mic'
import { readMessage, type Reading } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import {
  capturedFile,
  capturedPair,
  isMissing,
  knownMessages,
  madePair,
} from '#plugins/as2/tests/as2_fixtures'

function reading(more: Partial<Reading> = {}): Reading {
  return {
    pairs: [capturedPair('pvhost')],
    partnerCertificates: [capturedPair('regulator').certificate],
    legacy: true,
    requires: { signature: true, encryption: false },
    ...more,
  }
}

function read(file: string, by = reading()) {
  const { headers, body } = capturedFile(file)
  return readMessage(headers, body, by)
}

function reasonOf(act: () => unknown): string {
  try {
    act()
    return 'taken'
  } catch (error) {
    if (error instanceof As2Refusal) return error.reason
    throw error
  }
}

/** Not in the index: sent by the second program with PSS whose parameters it leaves out. */
const PSS = 'in-pyas2-pss-aes128.http'

test.group('messages of two other programs', () => {
  test('each one is opened with the expected payload, MIC, signer and algorithms', ({ assert }) => {
    const known = knownMessages()
    assert.lengthOf(known, 8)
    for (const each of known) {
      const message = read(each.file)
      const sha256 = createHash('sha256').update(message.payload).digest('hex')
      assert.deepEqual(
        {
          from: message.from,
          to: message.to,
          messageId: message.messageId,
          encrypted: message.encryption !== null,
          compressed: message.compressed,
          digest: message.signature?.digest,
          payloadSha256: sha256,
          payloadBytes: message.payload.length,
          micSha256: writeMic(message.mic),
          mdnTo: message.mdnRequest?.asyncUrl ?? 'sync',
        },
        {
          from: each.from,
          to: each.to,
          messageId: each.messageId,
          encrypted: each.encrypted,
          compressed: each.compressed,
          digest: each.digest,
          payloadSha256: each.payloadSha256,
          payloadBytes: each.payloadBytes,
          micSha256: each.micSha256,
          mdnTo: each.mdnTo,
        },
        each.file
      )
      assert.match(message.fileName ?? '', /^ACK[\w-]*\.xml$/, each.file)
      assert.equal(message.contentType, 'application/xml')
      assert.equal(
        message.signature?.signer.fingerprint256,
        capturedPair('regulator').certificate.fingerprint256
      )
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('PSS without its parameters is checked with the digest of the content', ({ assert }) => {
    const { signature, encryption, payload } = read(PSS)
    assert.deepEqual(
      [signature?.scheme, signature?.digest, encryption?.cipher, payload.length],
      ['pss', 'sha256', 'aes128-cbc', 4121]
    )
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('with one byte changed each is refused, or what changed is no part of what was sent', ({
    assert,
  }) => {
    for (const { file, encrypted } of [...knownMessages(), { file: PSS, encrypted: true }]) {
      const { headers, body } = capturedFile(file)
      const { payload, mic } = read(file)
      let refused = 0
      const step = Math.floor(body.length / 40)
      for (let at = step; at < body.length; at += step) {
        const changed = Buffer.from(body)
        changed[at]! ^= 1
        try {
          const message = readMessage(headers, changed, reading())
          assert.isTrue(message.payload.equals(payload), `${file} at ${at}`)
          assert.deepEqual(message.mic, mic, `${file} at ${at}`)
        } catch (error) {
          if (!(error instanceof As2Refusal)) throw error
          refused++
        }
      }
      assert.isAtLeast(refused, 35, file)
      // The middle of each file lies in what is signed.
      const middle = Buffer.from(body)
      middle[Math.floor(body.length / 4)]! ^= 1
      assert.equal(
        reasonOf(() => readMessage(headers, middle, reading())),
        'integrity-check-failed',
        `${file}, ${encrypted}`
      )
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('none is taken from somebody else, for somebody else, or cut short', async ({ assert }) => {
    const stranger = await madePair('Stranger')
    for (const { file, encrypted } of knownMessages()) {
      const foreign = reading({ partnerCertificates: [stranger.certificate] })
      assert.equal(
        reasonOf(() => read(file, foreign)),
        'authentication-failed',
        file
      )
      assert.equal(
        reasonOf(() => read(file, reading({ partnerCertificates: [] }))),
        'authentication-failed'
      )
      if (encrypted) {
        const other = reading({ pairs: [stranger] })
        assert.equal(
          reasonOf(() => read(file, other)),
          'decryption-failed',
          file
        )
      }
      const { headers, body } = capturedFile(file)
      const half = body.subarray(0, body.length / 2)
      assert.notEqual(
        reasonOf(() => readMessage(headers, half, reading())),
        'taken',
        file
      )
      const longer = Buffer.concat([body, Buffer.from('more')])
      assert.notEqual(
        reasonOf(() => readMessage(headers, longer, reading())),
        'taken',
        file
      )
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('SHA-1 and 3DES are taken only where a connection is marked as legacy', ({ assert }) => {
    for (const { file, digest } of knownMessages()) {
      const reason = reasonOf(() => read(file, reading({ legacy: false })))
      assert.equal(reason, digest === 'sha1' ? 'insufficient-message-security' : 'taken', file)
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')
})
