import type { Words } from '#kernel/language/words'
import { call } from '#resources/app/calls/call'

/** A code of a list that belongs to a licensor, as it stands in a case. */
export interface CodeToName {
  list: string
  code: string
  /** Version beside it; the newest that has the code names it when there is none. */
  version?: string
}

/** Names for the whole window; null while one is asked for, and for codes without a name. */
const names = new Map<string, Words | null>()
/** A list in one of its versions; the newest without one. */
interface Place {
  list: string
  version: string
}

/** Codes to be asked for together, by list and version. */
const waiting = new Map<string, Place & { codes: Set<string> }>()
const listeners = new Set<() => void>()
let answers = 0

/** Codes asked for at once; their call stays shorter than servers take. */
const AT_ONCE = 150

/** The name of a code when it is known; whoever asks for one that is not gets it asked for. */
export function nameOfCode({ list, code, version = '' }: CodeToName): Words | null {
  const place = `${list} ${version}`
  const key = `${place} ${code}`
  const known = names.get(key)
  if (known !== undefined) return known
  // What is no code is text in its place; a comma stands between codes.
  if (!/^[\w.-]{1,20}$/.test(code)) return null
  names.set(key, null)
  if (waiting.size === 0) setTimeout(askForAll)
  const asked = waiting.get(place) ?? { list, version, codes: new Set() }
  asked.codes.add(code)
  waiting.set(place, asked)
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
  for (const { codes, ...place } of waiting.values()) {
    const all = [...codes]
    for (let at = 0; at < all.length; at += AT_ONCE) void ask(place, all.slice(at, at + AT_ONCE))
  }
  waiting.clear()
}

async function ask({ list, version }: Place, codes: readonly string[]): Promise<void> {
  const keyOf = (code: string) => `${list} ${version} ${code}`
  try {
    const answer = await call('GET /forms/lists/{list}/names', {
      path: { list },
      query: { version, codes: codes.join(',') },
    })
    for (const { code, name } of answer.codes) names.set(keyOf(code), name)
  } catch {
    // A code without its name can be read; it is asked for again when it is shown again.
    for (const code of codes) names.delete(keyOf(code))
    return
  }
  answers += 1
  for (const listener of listeners) listener()
}
