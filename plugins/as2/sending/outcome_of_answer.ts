import type { Words } from '#kernel/language/words'

import { isPassing } from '#plugins/gateway/contract/reach'
import type { Outcome } from '#plugins/gateway/contract/transport'
import type { As2Settings } from '#plugins/as2/connection/as2_settings'
import { wording } from '#plugins/as2/lang/server/wording'
import { writeHttpFile } from '#plugins/as2/protocol/http_file'
import type { HeaderList } from '#plugins/as2/protocol/header_list'
import { type HaltReason, judgeMdn } from '#plugins/as2/protocol/judge_mdn'
import { type Mic, writeMic } from '#plugins/as2/protocol/mic'
import { isMdn, type Mdn, readMdn } from '#plugins/as2/protocol/read_mdn'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import type { HttpAnswer } from '#plugins/as2/sending/post'

/** What was sent, as the receipt has to state it. */
interface Sent {
  readonly messageId: string
  readonly mic: Mic
}

/** What an answer by HTTP means for the message. */
export function outcomeOfAnswer(answer: HttpAnswer, sent: Sent, settings: As2Settings): Outcome {
  const { status, headers, body } = answer
  if (isPassing(status)) {
    return { kind: 'again', reason: wording('sending.status_passing', { status }) }
  }
  if (status < 200 || status > 299) {
    return { kind: 'halted', reason: wording('sending.status', { status }) }
  }
  if (isMdn(headers, body)) return outcomeOfMdn(headers, body, sent, settings)
  if (settings.mdn === 'async') return { kind: 'sent', note: wording('sending.mdn_awaited') }
  return { kind: 'again', reason: wording('sending.no_mdn') }
}

/** What a receipt means for the message. */
export function outcomeOfMdn(
  headers: HeaderList,
  body: Uint8Array,
  sent: Sent,
  settings: As2Settings
): Outcome {
  const receipt = writeHttpFile(headers, body)
  const { partnerCertificates, isLegacy: legacy } = settings
  let mdn: Mdn
  try {
    mdn = readMdn(headers, body, { partnerCertificates, legacy })
  } catch (error) {
    if (!(error instanceof As2Refusal)) throw error
    return { kind: 'halted', reason: wording('halts.unreadable'), receipt }
  }
  const verdict = judgeMdn(mdn, { ...sent, signed: true })
  if (verdict.state === 'halted') {
    return { kind: 'halted', reason: haltWords(verdict.reason, mdn, sent), receipt }
  }
  const mic = writeMic(sent.mic)
  const { duplicate, warning } = verdict
  const note = duplicate
    ? wording('sending.duplicate')
    : warning
      ? wording('sending.delivered_warned', { mic, warning: warning.slice(0, 500) })
      : wording('sending.delivered', { mic })
  return { kind: 'delivered', note, receipt }
}

function haltWords(reason: HaltReason, mdn: Mdn, { mic }: Sent): Words {
  switch (reason) {
    case 'negative':
      return wording('halts.negative', { text: mdn.disposition.text.slice(0, 500) })
    case 'wrong-mic':
      return wording('halts.wrong_mic', { sent: writeMic(mic), stated: writeMic(mdn.mic!) })
    case 'no-mic':
      return wording('halts.no_mic')
    case 'unsigned':
      return wording('halts.unsigned')
    case 'foreign-signer':
      return wording('halts.foreign_signer')
    case 'broken-signature':
      return wording('halts.broken_signature')
    case 'other-message':
      return wording('halts.other_message')
  }
}
