import { call } from '../calls/call'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

let asked: Promise<CryptoKey> | undefined

/**
 * The key of the signed-in user; it lives in memory only, as long as the page. A server that does
 * not give it is asked again until it does, in ever longer pauses.
 */
export function vaultKey(): Promise<CryptoKey> {
  asked ??= load()
  return asked
}

async function load(pause = FIRST_PAUSE_MS): Promise<CryptoKey> {
  const answer = await call('GET /user/draft-key').catch(() => undefined)
  if (!answer) {
    await new Promise((done) => window.setTimeout(done, pause))
    return load(Math.min(pause * 2, LONGEST_PAUSE_MS))
  }
  const bytes = Uint8Array.from(atob(answer.key), (sign) => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
