import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'

/** A code of the minute before or after counts, too: clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1
const STEP_SECONDS = 30

/** What an authenticator app is told: as an address for its camera, and to be typed. */
export interface Enrolment {
  readonly uri: string
  readonly secret: string
}

/** A new secret, sealed as it is kept. */
export function newSecret(): string {
  return encryption.encrypt(new Secret({ size: 20 }).base32)
}

/** What an authenticator app must know of a sealed secret. */
export function enrolmentOf(sealed: string, username: string): Enrolment {
  const totp = totpOf(sealed, username)
  return { uri: totp.toString(), secret: totp.secret.base32 }
}

/**
 * The step of time that a code belongs to, or null when it is wrong. A step that was used before
 * opens nothing a second time.
 */
export function stepOfCode(sealed: string, code: string, lastStep: number): number | null {
  const token = code.replace(/\s/g, '')
  const now = Date.now()
  const delta = totpOf(sealed, '').validate({ token, timestamp: now, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / STEP_SECONDS) + delta
  return step > lastStep ? step : null
}

function totpOf(sealed: string, label: string): TOTP {
  const secret = encryption.decrypt<string>(sealed)
  if (secret === null) throw new Error('A secret of an authenticator was sealed with another key')
  return new TOTP({ issuer: 'Pharos', label, secret, period: STEP_SECONDS })
}
