import type { Words } from '#kernel/language/words'

import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * What a design is called in each language: the name that somebody gave it, or both names of a shipped
 * design where it bears one of them.
 */
export function namesOf(name: string): Words {
  const shipped = shippedDesigns.find(
    (each) => same(each.name.en, name) || same(each.name.zh, name)
  )
  return shipped?.name ?? { en: name, zh: name }
}

/** All names that would be read as this one, in small letters. */
export const bothNames = (name: string): string[] =>
  Object.values(namesOf(name)).map((each) => each.toLowerCase())
