import { createStore, del, entries, get, set } from 'idb-keyval'
import { vaultKey } from './vault_key'

/** What was not taken up for so long is forgotten. */
const KEPT_MS = 14 * 24 * 3600 * 1000

interface SealedValue {
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const store = createStore('pharos', 'drafts')

/**
 * Keeps something in this browser, sealed (AES-GCM) so that only the same user can open it.
 * @param isStill asked once the key is there: is it still to be kept?
 */
export async function keep(name: string, value: unknown, isStill: () => boolean): Promise<void> {
  const key = await vaultKey()
  if (!isStill()) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  await set(name, { at: Date.now(), iv, sealed } satisfies SealedValue, store)
}

/** What was kept under a name and when; nothing when there is none or it is another user's. */
export async function readKept<T>(name: string): Promise<{ at: number; value: T } | undefined> {
  await forgetOld()
  const found = await get<SealedValue>(name, store)
  // Asked for in any case: what is typed from now on is kept also if the server goes away.
  // A browser without cryptography (an address without TLS) keeps nothing.
  const key = await vaultKey().catch(() => undefined)
  if (!found || !key) return undefined
  try {
    const { at, iv, sealed } = found
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
    return { at, value: JSON.parse(new TextDecoder().decode(plain)) as T }
  } catch {
    return undefined
  }
}

/** Keeps under another name what was kept under this one, unless something is there already. */
export async function rename(from: string, to: string): Promise<void> {
  const found = await get<SealedValue>(from, store)
  if (!found) return
  if (!(await get(to, store))) await set(to, found, store)
  await forget(from)
}

/** Forgets what was kept under a name. */
export async function forget(name: string): Promise<void> {
  await del(name, store)
}

async function forgetOld() {
  const all = await entries<string, SealedValue>(store)
  const old = all.filter(([, { at }]) => at < Date.now() - KEPT_MS)
  await Promise.all(old.map(([name]) => forget(name)))
}
