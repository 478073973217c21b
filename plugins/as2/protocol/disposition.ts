import type { As2Refusal } from '#plugins/as2/protocol/refusal'

/** What became of a message (RFC 8098, 3.2.6, and RFC 4130, 7.5). */
export interface Disposition {
  /** `processed` or `failed`, in lower case. */
  readonly type: string
  readonly modifier: 'error' | 'failure' | 'warning' | null
  /** `integrity-check-failed`, `duplicate-document` or other words of the partner. */
  readonly explanation: string | null
  /** The whole line as it came. */
  readonly text: string
}

/** What a disposition means for what was sent. */
export type Outcome = 'processed' | 'duplicate' | 'warning' | 'negative'

const MODE = 'automatic-action/MDN-sent-automatically'
const SHAPE = /^(?:[^;]*;)?\s*([a-z-]+)\s*(?:\/\s*([a-z-]+)[^:]*(?::\s*(.*))?)?\s*$/is

/** Reads a disposition, in whatever case and spacing; one that is none has the type `unknown`. */
export function readDisposition(text: string): Disposition {
  const [, type, modifier, explanation] = SHAPE.exec(text.trim()) ?? []
  const plain = modifier?.toLowerCase()
  const known = plain === 'error' || plain === 'failure' || plain === 'warning'
  return {
    type: type === undefined || (plain && !known) ? 'unknown' : type.toLowerCase(),
    modifier: known ? plain : null,
    explanation: explanation?.trim() || null,
    text: text.trim(),
  }
}

/** What it means: only `processed`, alone or with a warning, is good. */
export function outcomeOf({ type, modifier, explanation }: Disposition): Outcome {
  if (type !== 'processed' || modifier === 'error' || modifier === 'failure') return 'negative'
  if (modifier === null) return 'processed'
  return /duplicate[- ]document/i.test(explanation ?? '') ? 'duplicate' : 'warning'
}

/** `processed`: the message was taken. */
export const PROCESSED = readDisposition(`${MODE}; processed`)

/** The message had been taken before. */
export const DUPLICATE = readDisposition(`${MODE}; processed/Warning: duplicate-document`)

/**
 * What the sender of a refused message is told. Whatever is wrong inside of encrypted content is
 * told as one and the same, so that answers do not help to decrypt what somebody else had sent.
 */
export function answerTo({ reason, encrypted }: As2Refusal): Disposition {
  switch (reason) {
    case 'unsupported-format':
      return readDisposition(`${MODE}; failed/Failure: unsupported format`)
    case 'unsupported-mic-algorithms':
      return readDisposition(`${MODE}; failed/Failure: unsupported MIC-algorithms`)
    case 'integrity-check-failed':
    case 'decompression-failed':
    case 'unexpected-processing-error':
      return error(encrypted ? 'decryption-failed' : reason)
    default:
      return error(reason)
  }
}

const error = (reason: string) => readDisposition(`${MODE}; processed/Error: ${reason}`)
