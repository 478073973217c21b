import { knownReleases } from '#plugins/coding/contract/views'
import { atcLevel } from '#plugins/drugs/atc/atc_code'
import type { DrugHitGroup } from '#plugins/drugs/contract'
import { likeText, patternsOf } from '#plugins/drugs/search/asked_text'

/** Entries of one group that are given, and as far as they are counted. */
export const MOST = 50
export const COUNTED = 200

/** An index by three letters finds nothing by fewer; words of two Chinese characters have their own. */
export const SHORTEST_PART = 3
const HAN_PAIRS = /(?=([\u3400-\u9fff]{2}))/g

/** The statement of one way of looking: by which condition, in which order, and how it is shown. */
const look = (where: string, shown = 'known_as, is_generic desc, is_withdrawn, country, code') => `
  select hits.*, version, language, count(*) over () as total from (
    select * from whodrug_products where release_id = any(:releases) and ${where}
    limit ${COUNTED + 1}) hits
  join ${knownReleases} on id = release_id order by ${shown} limit ${MOST}`

/** Ways of looking, by what they find. */
export const ways = {
  drugCode: look('drug_code like :digits order by drug_code'),
  atc: look('atc @> array[:atc] order by is_generic desc, known_as'),
  exact: look(
    '(known_as = :text or code = :code) order by is_generic desc, is_withdrawn, country, code'
  ),
  prefix: look('known_as like :beginning and known_as <> :text order by known_as, is_generic desc'),
  // The index is asked for the longest word, and what it gives for the others.
  contains: look(
    'search_text like :longest and search_text like all(cast(:words as text[])) and known_as not like :beginning'
  ),
  hanWords: look(
    String.raw`search_text ~ '[\u3400-\u9fff]' and han_pairs(search_text) @> cast(:pairs as text[])
      and search_text like all(cast(:words as text[])) and known_as not like :beginning`
  ),
  // As if a letter or two were mistyped.
  fuzzy: look(
    ':text <% search_text order by similarity(known_as, :text) desc, is_generic desc',
    'similarity(known_as, :text) desc, is_generic desc, known_as, code'
  ),
} as const
export type WayName = keyof typeof ways

/** Under which head the finds of a way are shown. */
export const groups: Readonly<Record<WayName, DrugHitGroup>> = {
  ...{ drugCode: 'code', atc: 'code', exact: 'exact', prefix: 'prefix' },
  ...{ contains: 'contains', hanWords: 'contains', fuzzy: 'fuzzy' },
}

/** The newest version in use, in whichever languages it is. */
export const inUse = `select id from ${knownReleases}
  where dictionary = 'whodrug' and state = 'active'
    and version = (select max(version) from ${knownReleases}
      where dictionary = 'whodrug' and state = 'active')`

/** What the ways are asked with. */
export interface Asked {
  readonly releases: readonly string[]
  readonly text: string
  readonly code: string
  readonly beginning: string
  readonly digits: string
  readonly atc: string
  readonly words: readonly string[]
  readonly longest: string
  /** Characters of Chinese that stand beside one another. */
  readonly pairs: readonly string[]
}

/** A text as the ways are asked with it. */
export function askedOf(text: string): Omit<Asked, 'releases' | 'code'> {
  const words = patternsOf(text)
  return {
    ...{ text, words, atc: text.toUpperCase(), beginning: `${likeText(text)}%` },
    digits: `${text.replaceAll(/[\s.-]/g, '')}%`,
    longest: words.toSorted((a, b) => b.length - a.length)[0]!,
    pairs: [...text.matchAll(HAN_PAIRS)].map(([, pair]) => pair!),
  }
}

/** The ways that make sense of a text, the surest first. */
export function waysOf({ digits, atc, longest, pairs }: Asked): WayName[] {
  const names: WayName[] = []
  if (/^\d{6,11}%$/.test(digits)) names.push('drugCode')
  else if (atcLevel(atc) !== null && atc.length > 1) names.push('atc')
  names.push('exact', 'prefix')
  const letters = longest.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if ([...letters].length >= SHORTEST_PART) names.push('contains')
  else if (pairs.length > 0) names.push('hanWords')
  return names
}
