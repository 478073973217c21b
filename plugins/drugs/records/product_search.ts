import { inject } from '@adonisjs/core'

import { currentCompany } from '#kernel/tenancy/actor'
import { Database } from '#kernel/database/database'

import { foldedText, patternsOf } from '#plugins/drugs/search/asked_text'
import {
  type DrugEntry,
  drugHitGroups,
  type FoundDrugs,
  substancesOf,
} from '#plugins/drugs/contract'

/** Entries of one group that are given. */
const MOST = 50

/** All that is said of a product, in which words of a reported name are looked for. */
const allText = `search_text || lower(normalize(strength || E'\\n' || dose_form, NFKC))`
/** As if a letter or two were mistyped, or as if words stood in another order. */
const likeness = `greatest(${['name_zh', 'name_en', 'generic_name']
  .flatMap((name) => [`similarity(${name}, :text)`, `word_similarity(:text, ${name})`])
  .join(', ')})`
const LIKE_ENOUGH = 0.4

/** Products that answer in some way, those first that are shown first. */
const look = (where: string, hit: string, order: string) => `
  select * from (select *, count(*) over (partition by hit) as total,
    row_number() over (partition by hit order by ${order}, id) as place
  from (select drug_products.*, ${hit} as hit from drug_products
    where company_id = :company and removed_at is null and ${where}
  ) hits) numbered where place <= :most order by place`

/** How a row answers, by what it is found by: a line of its own, the beginning of one, anywhere. */
const found = look(
  `(${allText} like all(cast(:words as text[])) or lower(product_code) = :text)`,
  `case
    when :text in (lower(authorisation_number), lower(atc), lower(product_code)) then 'code'
    when position(E'\\n' || :text || E'\\n' in search_text) > 0 then 'exact'
    when position(E'\\n' || :text in search_text) > 0 then 'prefix'
    else 'contains' end`,
  'name_zh, name_en'
)
const alike = look(`${likeness} >= ${LIKE_ENOUGH}`, `'fuzzy'`, `${likeness} desc`)

interface ProductRow {
  readonly product_code: string
  readonly name_zh: string
  readonly name_en: string
  readonly generic_name: string
  readonly strength: string
  readonly dose_form: string
  readonly authorisation_number: string
  readonly country: string
  readonly holder: string
  readonly atc: string
  readonly is_own: 'yes' | 'no' | null
}

/** The platform's own people see every company; in a project they work with its products alone. */
const ofCompany = () => ({ company_id: currentCompany() })

/** Looks into the products of the current company. */
@inject()
export class ProductSearch {
  constructor(private database: Database) {}

  async count(): Promise<number> {
    const row = await this.database.readCompany((trx) =>
      trx
        .from('drug_products')
        .where(ofCompany())
        .whereNull('removed_at')
        .count('* as count')
        .first()
    )
    return Number(row.count)
  }

  /** What has every word of a text, or its code. */
  find(text: string): Promise<FoundDrugs[]> {
    return this.#look(found, text)
  }

  /** What is called nearly so, the nearest first. */
  findAlike(text: string): Promise<FoundDrugs[]> {
    return this.#look(alike, text)
  }

  async #look(statement: string, typed: string): Promise<FoundDrugs[]> {
    const text = foldedText(typed)
    if (text === '') return []
    const asked = { text, words: patternsOf(text), most: MOST, company: currentCompany() }
    const { rows } = await this.database.readCompany((trx) =>
      trx.rawQuery(statement, asked as never)
    )
    const groups = Map.groupBy(
      rows as (ProductRow & { hit: string; total: string })[],
      (row) => row.hit
    )
    return drugHitGroups.flatMap((group) => {
      const hits = groups.get(group)
      if (!hits) return []
      const total = Number(hits[0]!.total)
      return [{ group, total, totalIsLowerBound: false, entries: hits.map(entryOf) }]
    })
  }

  /** Products by their names, in Chinese or English, as they were asked. */
  async named(names: readonly string[]): Promise<Map<string, DrugEntry[]>> {
    const asked = new Map(names.map((name) => [foldedText(name), name]))
    const rows: ProductRow[] = await this.database.readCompany((trx) =>
      trx.from('drug_products').where(ofCompany()).whereNull('removed_at').orderBy('product_code')
    )
    const entries = new Map<string, DrugEntry[]>()
    for (const row of rows)
      for (const called of new Set([foldedText(row.name_en), foldedText(row.name_zh)])) {
        const name = asked.get(called)
        if (name !== undefined && called !== '')
          entries.set(name, [...(entries.get(name) ?? []), entryOf(row)])
      }
    return entries
  }

  async entry(code: string): Promise<DrugEntry | null> {
    const row = await this.database.readCompany((trx) =>
      trx
        .from('drug_products')
        .where({ product_code: code, ...ofCompany() })
        .whereNull('removed_at')
        .first()
    )
    return row ? entryOf(row) : null
  }

  /** Those of some codes that products of the company have, or had. */
  async known(codes: readonly string[]): Promise<ReadonlySet<string>> {
    if (codes.length === 0) return new Set()
    const rows = await this.database.readCompany((trx) =>
      trx
        .from('drug_products')
        .where(ofCompany())
        .whereIn('product_code', [...codes])
        .select('product_code as code')
    )
    return new Set(rows.map(({ code }: { code: string }) => code))
  }
}

function entryOf(row: ProductRow): DrugEntry {
  return {
    source: 'products',
    code: row.product_code,
    ...{ drugCode: '', version: '', isGeneric: false, isWithdrawn: false },
    nameZh: row.name_zh,
    nameEn: row.name_en,
    genericName: row.generic_name,
    substances: substancesOf(row.generic_name),
    strength: row.strength,
    doseForm: row.dose_form,
    authorisationNumber: row.authorisation_number,
    country: row.country,
    holder: row.holder,
    atc: row.atc,
    atcName: null,
    isOwn: row.is_own === null ? null : row.is_own === 'yes',
  }
}
