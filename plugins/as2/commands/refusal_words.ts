import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/as2/lang/server/wording'
import type {
  As2Refusal,
  RefusalReason,
  UnusableInput,
  UnusableKind,
} from '#plugins/as2/protocol/refusal'

type Sentence = (values: { detail: string }) => Words

const REFUSALS: Readonly<Record<RefusalReason, Sentence>> = {
  'decryption-failed': (values) => wording('refusal_words.decryption_failed', values),
  'authentication-failed': (values) => wording('refusal_words.authentication_failed', values),
  'integrity-check-failed': (values) => wording('refusal_words.integrity_check_failed', values),
  'decompression-failed': (values) => wording('refusal_words.decompression_failed', values),
  'insufficient-message-security': (values) =>
    wording('refusal_words.insufficient_message_security', values),
  'unexpected-processing-error': (values) =>
    wording('refusal_words.unexpected_processing_error', values),
  'unsupported-format': (values) => wording('refusal_words.unsupported_format', values),
  'unsupported-mic-algorithms': () => wording('refusal_words.unsupported_mic_algorithms'),
}

const UNUSABLE: Readonly<Record<UnusableKind, Sentence>> = {
  'certificate-unreadable': () => wording('unusable_words.certificate_unreadable'),
  'key-unreadable': () => wording('unusable_words.key_unreadable'),
  'key-not-rsa': () => wording('unusable_words.key_not_rsa'),
  'key-does-not-fit': (values) => wording('unusable_words.key_does_not_fit', values),
  'key-too-short': (values) => wording('unusable_words.key_too_short', values),
  'passphrase-wrong': () => wording('unusable_words.passphrase_wrong'),
  'passphrase-not-ascii': () => wording('unusable_words.passphrase_not_ascii'),
  'pkcs12-unreadable': () => wording('unusable_words.pkcs12_unreadable'),
  'pkcs12-incomplete': () => wording('unusable_words.pkcs12_incomplete'),
  'legacy-not-allowed': (values) => wording('unusable_words.legacy_not_allowed', values),
  'value-not-allowed': (values) => wording('unusable_words.value_not_allowed', values),
}

/** What is wrong with a message that somebody sent, and what to do. */
export const wordsOfRefusal = ({ reason, detail }: As2Refusal): Words =>
  REFUSALS[reason]({ detail })

/** What is wrong with a key, a certificate or a value of one's own, and what to do. */
export const wordsOfUnusable = ({ kind, detail }: UnusableInput): Words =>
  UNUSABLE[kind]({ detail })
