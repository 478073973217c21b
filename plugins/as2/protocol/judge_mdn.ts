import { outcomeOf } from '#plugins/as2/protocol/disposition'
import { isSameMessageId } from '#plugins/as2/protocol/message_id'
import { isSameMic, type Mic } from '#plugins/as2/protocol/mic'
import type { Mdn } from '#plugins/as2/protocol/read_mdn'

/** What was sent, and which MDN was asked for. */
export interface ExpectedMdn {
  readonly messageId: string
  readonly mic: Mic
  /** Whether a signed one was asked for. */
  readonly signed: boolean
}

/** Why a message does not count as delivered, and is not sent again by itself. */
export type HaltReason =
  | 'other-message'
  | 'negative'
  | 'unsigned'
  | 'foreign-signer'
  | 'broken-signature'
  | 'no-mic'
  | 'wrong-mic'

/** What an MDN says of a message. */
export type MdnVerdict =
  | {
      readonly state: 'delivered'
      /** It had come before: this MDN answers a repetition. */
      readonly duplicate: boolean
      /** The words of a warning. */
      readonly warning: string | null
    }
  | { readonly state: 'halted'; readonly reason: HaltReason }

/**
 * Judges an MDN by what was sent. `duplicate-document` is delivered, also without a MIC, which
 * programs leave out of it. A refusal is believed as it comes, signed or not: it halts either way.
 */
export function judgeMdn(mdn: Mdn, expected: ExpectedMdn): MdnVerdict {
  const reason = haltReason(mdn, expected)
  if (reason) return { state: 'halted', reason }
  const outcome = outcomeOf(mdn.disposition)
  return {
    state: 'delivered',
    duplicate: outcome === 'duplicate',
    warning: outcome === 'warning' ? mdn.disposition.explanation : null,
  }
}

function haltReason(mdn: Mdn, expected: ExpectedMdn): HaltReason | null {
  const { originalMessageId, disposition, mic } = mdn
  if (originalMessageId !== null && !isSameMessageId(originalMessageId, expected.messageId)) {
    return 'other-message'
  }
  const outcome = outcomeOf(disposition)
  if (outcome === 'negative') return 'negative'
  const doubt = doubtOf(mdn.signature, expected.signed)
  if (doubt) return doubt
  if (mic === null) return outcome === 'duplicate' ? null : 'no-mic'
  return isSameMic(mic, expected.mic) ? null : 'wrong-mic'
}

function doubtOf(signature: Mdn['signature'], wanted: boolean): HaltReason | null {
  if (signature === null) return wanted ? 'unsigned' : null
  if ('checked' in signature) return null
  const { reason } = signature.refusal
  return reason === 'authentication-failed' ? 'foreign-signer' : 'broken-signature'
}
