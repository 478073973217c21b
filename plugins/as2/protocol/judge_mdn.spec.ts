import { test } from '@japa/runner'

import {
  answerTo,
  type Disposition,
  DUPLICATE,
  outcomeOf,
  PROCESSED,
  readDisposition,
} from '#plugins/as2/protocol/disposition'
import { judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { type Mic, micOver } from '#plugins/as2/protocol/mic'
import { isMdn, readMdn } from '#plugins/as2/protocol/read_mdn'
import { As2Refusal, type RefusalReason } from '#plugins/as2/protocol/refusal'
import { type MdnDraft, writeMdn } from '#plugins/as2/protocol/write_mdn'
import { madePair } from '#plugins/as2/tests/as2_fixtures'

const mic = micOver(Buffer.from('sent'), 'sha256')
const sent = { messageId: '<20261123.1015.1@demo-pharma.example>', mic, signed: true }

async function writtenMdn(more: Partial<MdnDraft> = {}, isSigned = true) {
  const pair = await madePair('Demo Regulator')
  const { headers, body } = writeMdn({
    from: 'Demo Regulator',
    to: 'DEMOPHARMA',
    messageId: '<r-1@demo-regulator.example>',
    originalMessageId: sent.messageId,
    disposition: PROCESSED,
    mic,
    text: 'The message was taken.',
    userAgent: 'Pharos',
    date: new Date(Date.UTC(2026, 10, 23)),
    sign: isSigned ? { pair, digest: 'sha512' } : undefined,
    ...more,
  })
  const mdn = readMdn(headers, body, { partnerCertificates: [pair.certificate], legacy: false })
  return { headers, body, mdn }
}

test.group('dispositions', () => {
  test('are read in whatever case and spacing', ({ assert }) => {
    const known: [string, string, Disposition['modifier'], string | null, string][] = [
      ['automatic-action/MDN-sent-automatically; processed', 'processed', null, null, 'processed'],
      ['automatic-action/MDN-sent-automatically;processed', 'processed', null, null, 'processed'],
      ['Manual-Action/x; Processed', 'processed', null, null, 'processed'],
      ['processed', 'processed', null, null, 'processed'],
      [
        'automatic-action/MDN-sent-automatically; processed/Error:integrity-check-failed',
        ...(['processed', 'error', 'integrity-check-failed', 'negative'] as const),
      ],
      [
        'Automatic-Action/mdn-sent-automatically; Processed/Error: decompression-failed',
        ...(['processed', 'error', 'decompression-failed', 'negative'] as const),
      ],
      ['a/b; processed/error', 'processed', 'error', null, 'negative'],
      [
        'a/b; processed/Warning: duplicate-document',
        ...(['processed', 'warning', 'duplicate-document', 'duplicate'] as const),
      ],
      [
        'a/b; processed/warning: authentication-failed, processing continued',
        ...([
          'processed',
          'warning',
          'authentication-failed, processing continued',
          'warning',
        ] as const),
      ],
      [
        'a/b; failed/Failure: unsupported format',
        ...(['failed', 'failure', 'unsupported format', 'negative'] as const),
      ],
      ['a/b; failed', 'failed', null, null, 'negative'],
      ['a/b; deleted', 'deleted', null, null, 'negative'],
      ['a/b; processed/other: x', 'unknown', null, 'x', 'negative'],
      ['', 'unknown', null, null, 'negative'],
    ]
    for (const [text, type, modifier, explanation, outcome] of known) {
      const disposition = readDisposition(text)
      assert.deepEqual(disposition, { type, modifier, explanation, text })
      assert.equal(outcomeOf(disposition), outcome, text)
    }
  })

  test('each refusal has the words of RFC 4130', ({ assert }) => {
    const answers: Record<RefusalReason, string> = {
      'decryption-failed': 'processed/Error: decryption-failed',
      'authentication-failed': 'processed/Error: authentication-failed',
      'integrity-check-failed': 'processed/Error: integrity-check-failed',
      'decompression-failed': 'processed/Error: decompression-failed',
      'insufficient-message-security': 'processed/Error: insufficient-message-security',
      'unexpected-processing-error': 'processed/Error: unexpected-processing-error',
      'unsupported-format': 'failed/Failure: unsupported format',
      'unsupported-mic-algorithms': 'failed/Failure: unsupported MIC-algorithms',
    }
    for (const [reason, answer] of Object.entries(answers)) {
      const { text } = answerTo(new As2Refusal(reason as RefusalReason, 'detail'))
      assert.equal(text, `automatic-action/MDN-sent-automatically; ${answer}`)
    }
  })
})

test.group('an MDN that is written is read again', () => {
  test('with all that it says', async ({ assert }) => {
    const { headers, body, mdn } = await writtenMdn()
    assert.isTrue(isMdn(headers, body))
    assert.deepEqual(
      [mdn.from, mdn.to, mdn.messageId, mdn.originalMessageId, mdn.text, mdn.mic],
      [
        ...['Demo Regulator', 'DEMOPHARMA', '<r-1@demo-regulator.example>', sent.messageId],
        ...['The message was taken.', mic],
      ]
    )
    assert.equal(mdn.fields.get('Final-Recipient'), 'rfc822; "Demo Regulator"')
    assert.isTrue('checked' in mdn.signature!)
  })

  test('and delivers only what was sent, signed by the partner', async ({ assert }) => {
    const delivered = { state: 'delivered', duplicate: false, warning: null } as const
    const halted = (reason: string) => ({ state: 'halted', reason }) as never
    const other: Mic = { ...mic, digest: 'sha512' }
    const stranger = { pair: await madePair('Stranger'), digest: 'sha256' } as const
    const warned = readDisposition('a/b; processed/Warning: late')
    const failed = readDisposition('a/b; failed/Failure: unsupported format')
    const cases: [Partial<MdnDraft>, boolean, ReturnType<typeof judgeMdn>][] = [
      [{}, true, delivered],
      [{ originalMessageId: null }, true, delivered],
      [{ originalMessageId: '20261123.1015.1@demo-pharma.example' }, true, delivered],
      [{ disposition: DUPLICATE, mic: null }, true, { ...delivered, duplicate: true }],
      [{ disposition: warned }, true, { ...delivered, warning: 'late' }],
      [
        { disposition: DUPLICATE, mic: micOver(Buffer.from('x'), 'sha256') },
        true,
        halted('wrong-mic'),
      ],
      [{}, false, halted('unsigned')],
      [{ sign: stranger }, true, halted('foreign-signer')],
      [{ mic: null }, true, halted('no-mic')],
      [{ mic: micOver(Buffer.from('x'), 'sha256') }, true, halted('wrong-mic')],
      [{ mic: other }, true, halted('wrong-mic')],
      [{ originalMessageId: '<2@b>' }, true, halted('other-message')],
      [{ disposition: failed, mic: null }, true, halted('negative')],
      [{ disposition: failed, mic: null }, false, halted('negative')],
    ]
    for (const [more, isSigned, verdict] of cases) {
      const { mdn } = await writtenMdn(more, isSigned)
      assert.deepEqual(judgeMdn(mdn, sent), verdict)
    }
    const { mdn } = await writtenMdn({}, false)
    assert.deepEqual(judgeMdn(mdn, { ...sent, signed: false }), delivered)
  })

  test('with SHA-1 it is good for a connection marked as legacy alone', async ({ assert }) => {
    const pair = await madePair('Demo Regulator')
    const { headers, body } = await writtenMdn({ sign: { pair, digest: 'sha1' }, legacy: true })
    const by = { partnerCertificates: [pair.certificate] }
    const verdict = (legacy: boolean) => judgeMdn(readMdn(headers, body, { ...by, legacy }), sent)
    assert.equal(verdict(true).state, 'delivered')
    assert.deepEqual(verdict(false), { state: 'halted', reason: 'broken-signature' })
  })
})
