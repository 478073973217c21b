/**
 * Why a message or an MDN is not taken: the modifiers of RFC 4130, section 7.5, RFC 5402, section 5,
 * and what RFC 4130 calls a failure (`unsupported-...`).
 */
export type RefusalReason =
  | 'decryption-failed'
  | 'authentication-failed'
  | 'integrity-check-failed'
  | 'decompression-failed'
  | 'insufficient-message-security'
  | 'unexpected-processing-error'
  | 'unsupported-format'
  | 'unsupported-mic-algorithms'

/**
 * What somebody sent is refused. `detail` is for the log and names no content; `encrypted` says that
 * it was found in what had been decrypted, which `answerTo` does not let a stranger learn.
 */
export class As2Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly detail: string,
    readonly encrypted = false
  ) {
    super(`${reason}: ${detail}`)
    this.name = 'As2Refusal'
  }
}

/** What is wrong with a key, a certificate or a value of one's own. */
export type UnusableKind =
  | 'certificate-unreadable'
  | 'key-unreadable'
  | 'key-not-rsa'
  | 'key-does-not-fit'
  | 'key-too-short'
  | 'passphrase-wrong'
  | 'passphrase-not-ascii'
  | 'pkcs12-unreadable'
  | 'pkcs12-incomplete'
  | 'legacy-not-allowed'
  | 'value-not-allowed'

/** What one gives oneself cannot be used; `detail` names the value. */
export class UnusableInput extends Error {
  constructor(
    readonly kind: UnusableKind,
    readonly detail: string
  ) {
    super(`${kind}: ${detail}`)
    this.name = 'UnusableInput'
  }
}
