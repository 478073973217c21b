import type { Words } from '#kernel/language/words'
import { api } from '#resources/app/api'

/** A code of a list that belongs to a licensor, as it stands in a case. */
export interface CodeToName {
  list: string
  code: string
  /** Version beside it; the newest that has the code names it when there is none. */
  version?: string
}

/** Names for the whole window; null while one is asked for, and for codes without a name. */
const names = new Map<string, Words | null>()
/** Codes to be asked for together, by the address that answers for them. */
const waiting = new Map<string, Set<string>>()
const listeners = new Set<() => void>()
let answers = 0

/** Codes asked for at once; their call stays shorter than servers take. */
const AT_ONCE = 150

/** The name of a code when it is known; whoever asks for one that is not gets it asked for. */
export function nameOfCode({ list, code, version = '' }: CodeToName): Words | null {
  const address = `/forms/lists/${list}/names?version=${encodeURIComponent(version)}`
  const key = `${address}&${code}`
  const known = names.get(key)
  if (known !== undefined) return known
  // What is no code is text in its place; a comma stands between codes.
  if (!/^[\w.-]{1,20}$/.test(code)) return null
  names.set(key, null)
  if (waiting.size === 0) setTimeout(askForAll)
  waiting.set(address, (waiting.get(address) ?? new Set()).add(code))
  return null
}

/** Tells whenever names have come. */
export function onNames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes whenever names have come. */
export const namesAnswered = (): number => answers

function askForAll(): void {
  for (const [address, codes] of waiting) {
    const all = [...codes]
    for (let at = 0; at < all.length; at += AT_ONCE) void ask(address, all.slice(at, at + AT_ONCE))
  }
  waiting.clear()
}

async function ask(address: string, codes: readonly string[]): Promise<void> {
  try {
    const answer = await api.get<{ codes: { code: string; name: Words }[] }>(
      `${address}&codes=${codes.join(',')}`
    )
    for (const { code, name } of answer.codes) names.set(`${address}&${code}`, name)
  } catch {
    // A code without its name can be read; it is asked for again when it is shown again.
    for (const code of codes) names.delete(`${address}&${code}`)
    return
  }
  answers += 1
  for (const listener of listeners) listener()
}
