import { api } from '../api'

let asked: Promise<CryptoKey> | undefined

/** The key of the signed-in user; it lives in memory only, as long as the page. */
export function vaultKey(): Promise<CryptoKey> {
  asked ??= load()
  asked.catch(() => (asked = undefined))
  return asked
}

async function load(): Promise<CryptoKey> {
  const { key } = await api.get<{ key: string }>('/user/draft-key')
  const bytes = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
