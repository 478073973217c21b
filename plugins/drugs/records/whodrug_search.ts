import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { knownReleases } from '#plugins/coding/contract/views'
import type { DrugEntry, FoundDrugs } from '#plugins/drugs/contract'
import {
  type Asked,
  askedOf,
  COUNTED,
  groups,
  inUse,
  MOST,
  SHORTEST_PART,
  type WayName,
  ways,
  waysOf,
} from '#plugins/drugs/records/whodrug_ways'
import { foldedText } from '#plugins/drugs/search/asked_text'

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

const byCode = `select whodrug_products.*, version, language from whodrug_products
  join ${knownReleases} on id = release_id where code = ? and state in ('active', 'retired')
  order by state, version desc, language`

/** Names that are looked up at once. */
const NAMES = 2000
const byNames = `select whodrug_products.*, version, language from whodrug_products
  join ${knownReleases} on id = release_id where release_id = any(?) and known_as = any(?)
  order by known_as, code, language`

/** Looks into the newest release of WHODrug that is in use. */
@inject()
export class WhodrugSearch {
  constructor(private database: Database) {}

  /** Null when none is in use. */
  async inUse(): Promise<{ version: string; entries: number } | null> {
    const row = await this.database.readCompany((trx) =>
      trx
        .from(knownReleases)
        .where({ dictionary: 'whodrug', state: 'active' })
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
    return this.#look(text, ({ text: asked }) => (asked.length < SHORTEST_PART ? [] : ['fuzzy']))
  }

  async #look(text: string, waysFor: (asked: Asked) => WayName[]): Promise<FoundDrugs[]> {
    const folded = foldedText(text)
    if (folded === '') return []
    return this.database.readCompany(async (trx) => {
      const { rows } = await trx.rawQuery(inUse)
      const releases = (rows as { id: string }[]).map(({ id }) => id)
      if (releases.length === 0) return []
      const asked = { releases, code: text.trim(), ...askedOf(folded) }
      const found: FoundDrugs[] = []
      for (const name of waysFor(asked)) {
        const { rows: hits } = await trx.rawQuery(ways[name], asked as never)
        const group = groupOf(name, hits as (Row & { total: string })[])
        if (group) found.push(group)
      }
      return found
    })
  }

  /** Products of the newest release in use by their names, as they were asked. */
  async named(names: readonly string[]): Promise<Map<string, DrugEntry[]>> {
    const asked = new Map(names.map((name) => [foldedText(name), name]))
    const texts = [...asked.keys()].filter((text) => text !== '')
    const found = new Map<string, Row[]>()
    await this.database.readCompany(async (trx) => {
      const { rows: releases } = await trx.rawQuery(inUse)
      const ids = (releases as { id: string }[]).map(({ id }) => id)
      for (let at = 0; at < texts.length && ids.length > 0; at += NAMES) {
        const { rows } = await trx.rawQuery(byNames, [ids, texts.slice(at, at + NAMES)] as never)
        for (const row of rows as (Row & { known_as: string })[]) {
          const name = asked.get(row.known_as)
          if (name !== undefined) found.set(name, [...(found.get(name) ?? []), row])
        }
      }
    })
    return new Map([...found].map(([name, rows]) => [name, joinedByCode(rows.map(entryOf))]))
  }

  /** One product by its code, of the newest release in use, else of the newest that was. */
  async entry(code: string): Promise<DrugEntry | null> {
    const { rows } = await this.database.readCompany((trx) => trx.rawQuery(byCode, [code]))
    const [newest] = rows as Row[]
    const alike = (rows as Row[]).filter(({ version }) => version === newest?.version)
    return joinedByCode(alike.map(entryOf))[0] ?? null
  }
}

function groupOf(name: WayName, hits: readonly (Row & { total: string })[]): FoundDrugs | null {
  if (hits.length === 0) return null
  const group = groups[name]
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
