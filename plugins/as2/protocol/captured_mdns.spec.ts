import { test } from '@japa/runner'

import { outcomeOf } from '#plugins/as2/protocol/disposition'
import { readHttpFile } from '#plugins/as2/protocol/http_file'
import { type ExpectedMdn, judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { isSameMic, micOver, readMic, writeMic } from '#plugins/as2/protocol/mic'
import { isMdn, readMdn } from '#plugins/as2/protocol/read_mdn'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import {
  capturedFile,
  capturedPair,
  isMissing,
  type KnownMdn,
  knownMdns,
  madePair,
  smallCase,
} from '#plugins/as2/tests/as2_fixtures'

const expected = ({ sentMessageId, sentMic }: KnownMdn): ExpectedMdn => ({
  messageId: sentMessageId,
  mic: readMic(sentMic)!,
  signed: true,
})

const partnerCertificates = () => [capturedPair('regulator').certificate]

test.group('MDNs of two other programs', () => {
  test('each one is read as it was sent, and judged by what it answers', ({ assert }) => {
    const known = knownMdns()
    assert.lengthOf(known, 8)
    for (const each of known) {
      const { headers, body } = capturedFile(each.file)
      assert.isTrue(isMdn(headers, body), each.file)
      const mdn = readMdn(headers, body, {
        partnerCertificates: partnerCertificates(),
        legacy: false,
      })
      assert.equal(mdn.disposition.text, each.disposition)
      assert.equal(mdn.originalMessageId, each.original)
      assert.isTrue('checked' in mdn.signature!, each.file)
      const received = readMic(each.receivedMic)
      assert.deepEqual(mdn.mic, received)
      assert.equal(
        received !== null && isSameMic(received, readMic(each.sentMic)!),
        each.micMatches
      )
      assert.deepEqual(
        judgeMdn(mdn, expected(each)),
        each.micMatches
          ? { state: 'delivered', duplicate: false, warning: null }
          : { state: 'halted', reason: 'negative' },
        each.file
      )
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('one that somebody else signed, or that answers other bytes, delivers nothing', async ({
    assert,
  }) => {
    const stranger = await madePair('Stranger')
    for (const each of knownMdns().filter(({ micMatches }) => micMatches)) {
      const { headers, body } = capturedFile(each.file)
      const foreign = readMdn(headers, body, {
        partnerCertificates: [stranger.certificate],
        legacy: false,
      })
      const verdict = judgeMdn(foreign, expected(each))
      assert.deepEqual(verdict, { state: 'halted', reason: 'foreign-signer' })
      const mdn = readMdn(headers, body, {
        partnerCertificates: partnerCertificates(),
        legacy: false,
      })
      const mic = micOver(Buffer.from('other'), readMic(each.sentMic)!.digest)
      const otherBytes = judgeMdn(mdn, { ...expected(each), mic })
      assert.deepEqual(otherBytes, { state: 'halted', reason: 'wrong-mic' })
      const otherMessage = judgeMdn(mdn, { ...expected(each), messageId: '<other@PVHOST>' })
      assert.deepEqual(otherMessage, { state: 'halted', reason: 'other-message' })
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('one whose MIC was changed on the way is not believed', ({ assert }) => {
    for (const each of knownMdns().filter(({ micMatches }) => micMatches)) {
      const { headers, body } = capturedFile(each.file)
      const changed = Buffer.from(body)
      changed[body.indexOf(each.sentMic.slice(0, 20))]! ^= 1
      const mdn = readMdn(headers, changed, {
        partnerCertificates: partnerCertificates(),
        legacy: false,
      })
      assert.deepEqual(judgeMdn(mdn, expected(each)), {
        state: 'halted',
        reason: 'broken-signature',
      })
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')
})

test.group('MDNs on which other programs failed', () => {
  const mic = micOver(Buffer.from('sent'), 'sha256')
  const sent = { messageId: '<20261123.1015.1@demo-pharma.example>', mic }
  const read = (text: string) => {
    const { headers, body } = readHttpFile(Buffer.from(text, 'latin1'))
    return readMdn(headers, body, { partnerCertificates: [], legacy: false })
  }

  test('a failure is a failure without a MIC', ({ assert }) => {
    const mdn = read(smallCase('mdn_failure_no_mic.http'))
    assert.deepEqual(
      [mdn.from, mdn.mic, mdn.disposition.modifier, mdn.disposition.explanation],
      ['Demo Regulator', null, 'error', 'decompression-failed']
    )
    assert.equal(outcomeOf(mdn.disposition), 'negative')
    for (const signed of [true, false]) {
      assert.deepEqual(judgeMdn(mdn, { ...sent, signed }), { state: 'halted', reason: 'negative' })
    }
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('one without a Message-ID, and with other brackets and quotes, is read', ({ assert }) => {
    const mdn = read(smallCase('mdn_no_message_id.http').replace('@@MIC@@', mic.value))
    assert.isNull(mdn.messageId)
    assert.equal(mdn.originalMessageId, '20261123.1015.1@demo-pharma.example')
    assert.equal(writeMic(mdn.mic!), `${mic.value}, sha-256`)
    assert.equal(mdn.text, 'The message was received and its signature was checked.')
    assert.deepEqual(judgeMdn(mdn, { ...sent, signed: false }), {
      state: 'delivered',
      duplicate: false,
      warning: null,
    })
    assert.deepEqual(judgeMdn(mdn, { ...sent, signed: true }), {
      state: 'halted',
      reason: 'unsigned',
    })
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('parts in base64, folded headers and a missing Original-Message-ID are no hindrance', ({
    assert,
  }) => {
    const notification = [
      'Reporting-UA: demo',
      'Disposition: automatic-action/MDN-sent-automatically;',
      '\tprocessed/Warning: duplicate-document',
    ].join('\n')
    const mdn = read(
      [
        'AS2-From: R',
        'Content-Type: multipart/report;',
        '  report-type="disposition-notification";',
        '\tboundary="b b"',
        '',
        '--b b',
        'Content-Type: message/disposition-notification',
        'Content-Transfer-Encoding: BASE64',
        '',
        Buffer.from(notification).toString('base64'),
        '--b b--',
        '',
      ].join('\n')
    )
    assert.isNull(mdn.originalMessageId)
    assert.deepEqual(judgeMdn(mdn, { ...sent, signed: false }), {
      state: 'delivered',
      duplicate: true,
      warning: null,
    })
  })

  test('what is no MDN is refused', ({ assert }) => {
    for (const text of [
      '',
      'Content-Type: text/plain\n\nOK',
      'Content-Type: multipart/report\n\n',
    ]) {
      assert.throws(() => read(text), As2Refusal as never)
    }
  })
})
