import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { atcLevel } from '#plugins/drugs/atc/atc_code'
import type { DrugEntry, DrugHitGroup, FoundDrugs } from '#plugins/drugs/contract'
import { foldedText, likeText, patternsOf } from '#plugins/drugs/search/asked_text'

/** Entries of one group that are given, and as far as they are counted. */
const MOST = 50
const COUNTED = 200

/** An index by three letters finds nothing by fewer. */
const SHORTEST_PART = 3

/** The statement of one way of looking: by which condition, in which order, and how it is shown. */
const look = (where: string, shown = 'known_as, is_generic desc, is_withdrawn, country, code') => `
  select hits.*, version, language, count(*) over () as total from (
    select * from whodrug_products where release_id = any(:releases) and ${where}
    limit ${COUNTED + 1}) hits
  join dictionary_releases on id = release_id order by ${shown} limit ${MOST}`

/** Ways of looking, by what they find. */
const ways = {
  drugCode: look('drug_code like :digits order by drug_code'),
  atc: look('atc @> array[:atc] order by is_generic desc, known_as'),
  exact: look(
    '(known_as = :sought or code = :code) order by is_generic desc, is_withdrawn, country, code'
  ),
  prefix: look(
    'known_as like :beginning and known_as <> :sought order by known_as, is_generic desc'
  ),
  // The index is asked for the longest word, and what it gives for the others.
  contains: look(
    'sought like :longest and sought like all(cast(:words as text[])) and known_as not like :beginning'
  ),
  // As if a letter or two were mistyped.
  fuzzy: look(
    ':sought <% sought order by similarity(known_as, :sought) desc, is_generic desc',
    'similarity(known_as, :sought) desc, is_generic desc, known_as, code'
  ),
} as const
type WayName = keyof typeof ways

/** The newest version in use, in whichever languages it is. */
const inUse = `select id from dictionary_releases
  where dictionary = 'whodrug' and state = 'active' and removed_at is null
    and version = (select max(version) from dictionary_releases
      where dictionary = 'whodrug' and state = 'active' and removed_at is null)`

interface Row {
  readonly code: string
  readonly drug_code: string
  readonly version: string
  readonly language: string
  readonly name: string
  readonly specifier: string
  readonly is_generic: boolean
  readonly substances: readonly string[]
  readonly strength: string
  readonly dose_form: string
  readonly authorisation_number: string
  readonly country: string
  readonly holder: string
  readonly atc: readonly string[]
  readonly is_withdrawn: boolean
}

/** What the ways are asked with. */
interface Asked {
  readonly releases: readonly string[]
  readonly sought: string
  readonly code: string
  readonly beginning: string
  readonly digits: string
  readonly atc: string
  readonly words: readonly string[]
  readonly longest: string
}

/** Looks into the newest release of WHODrug that is in use. */
@inject()
export class WhodrugSearch {
  constructor(private database: Database) {}

  /** Null when none is in use. */
  async inUse(): Promise<{ version: string; entries: number } | null> {
    const row = await this.database.readCompany((trx) =>
      trx
        .from('dictionary_releases')
        .where({ dictionary: 'whodrug', state: 'active' })
        .whereNull('removed_at')
        .groupBy('version')
        .orderBy('version', 'desc')
        .select('version')
        .max('entries as entries')
        .first()
    )
    return row ? { version: row.version as string, entries: Number(row.entries) } : null
  }

  /** What answers a text: its code, its name, the beginning of its name, every word somewhere in it. */
  find(text: string): Promise<FoundDrugs[]> {
    return this.#look(text, waysOf)
  }

  /** What is called nearly so, the nearest first. */
  findAlike(text: string): Promise<FoundDrugs[]> {
    return this.#look(text, ({ sought }) => (sought.length < SHORTEST_PART ? [] : ['fuzzy']))
  }

  async #look(text: string, waysFor: (asked: Asked) => WayName[]): Promise<FoundDrugs[]> {
    const sought = foldedText(text)
    if (sought === '') return []
    return this.database.readCompany(async (trx) => {
      const { rows } = await trx.rawQuery(inUse)
      const releases = (rows as { id: string }[]).map(({ id }) => id)
      if (releases.length === 0) return []
      const asked = { releases, code: text.trim(), ...askedOf(sought) }
      const found: FoundDrugs[] = []
      for (const name of waysFor(asked)) {
        const { rows: hits } = await trx.rawQuery(ways[name], asked as never)
        const group = groupOf(name, hits as (Row & { total: string })[])
        if (group) found.push(group)
      }
      return found
    })
  }

  /** One product by its code, of the newest release in use, else of the newest that was. */
  async entry(code: string): Promise<DrugEntry | null> {
    const { rows } = await this.database.readCompany((trx) =>
      trx.rawQuery(
        `select whodrug_products.*, version, language from whodrug_products
         join dictionary_releases on id = release_id
         where code = ? and state in ('active', 'retired') and removed_at is null
         order by state, version desc, language`,
        [code]
      )
    )
    const [newest] = rows as Row[]
    const alike = (rows as Row[]).filter(({ version }) => version === newest?.version)
    return joinedByCode(alike.map(entryOf))[0] ?? null
  }
}

function askedOf(sought: string): Omit<Asked, 'releases' | 'code'> {
  const words = patternsOf(sought)
  return {
    ...{ sought, words, atc: sought.toUpperCase(), beginning: `${likeText(sought)}%` },
    digits: `${sought.replaceAll(/[\s.-]/g, '')}%`,
    longest: words.toSorted((a, b) => b.length - a.length)[0]!,
  }
}

/** The ways that make sense of a text, the surest first. */
function waysOf({ digits, atc, longest }: Asked): WayName[] {
  const names: WayName[] = []
  if (/^\d{6,11}%$/.test(digits)) names.push('drugCode')
  else if (atcLevel(atc) !== null && atc.length > 1) names.push('atc')
  names.push('exact', 'prefix')
  const letters = longest.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if ([...letters].length >= SHORTEST_PART) names.push('contains')
  return names
}

function groupOf(name: WayName, hits: readonly (Row & { total: string })[]): FoundDrugs | null {
  if (hits.length === 0) return null
  const group: DrugHitGroup = name === 'drugCode' || name === 'atc' ? 'code' : name
  const counted = Number(hits[0]!.total)
  const entries = joinedByCode(hits.map(entryOf))
  const total = counted > MOST ? Math.min(counted, COUNTED) : entries.length
  return {
    ...{ group, total, totalIsLowerBound: counted > COUNTED },
    entries,
  }
}

/** Languages of a version agree in all but names: a product that is there in both is one entry. */
function joinedByCode(entries: readonly DrugEntry[]): DrugEntry[] {
  const joined = new Map<string, DrugEntry>()
  for (const entry of entries) {
    const other = joined.get(entry.code)
    const { nameZh, nameEn } = entry
    joined.set(
      entry.code,
      other ? { ...other, nameZh: other.nameZh || nameZh, nameEn: other.nameEn || nameEn } : entry
    )
  }
  return [...joined.values()]
}

function entryOf(row: Row): DrugEntry {
  const name = [row.name, row.specifier].filter(Boolean).join(' ')
  return {
    source: 'whodrug',
    code: row.code,
    drugCode: row.drug_code,
    version: row.version,
    nameZh: row.language === 'zh' ? name : '',
    nameEn: row.language === 'zh' ? '' : name,
    genericName: row.substances.join(' + '),
    substances: row.substances,
    strength: row.strength,
    doseForm: row.dose_form,
    authorisationNumber: row.authorisation_number,
    country: row.country,
    holder: row.holder,
    atc: row.atc[0] ?? '',
    atcName: null,
    isOwn: null,
    isGeneric: row.is_generic,
    isWithdrawn: row.is_withdrawn,
  }
}
