import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { Database } from '#kernel/database/database'

import type { NamedCode } from '#plugins/coding/contract/dictionary'
import { SeenPlaces } from '#plugins/coding/places/seen_places'
import { newestTerms } from '#plugins/coding/records/newest_terms'
import { foldTight } from '#plugins/coding/search/fold'

/** Words, and the term that people chose for them in cases. */
export interface ChosenTerm {
  readonly key: string
  readonly code: number
}

/** A term that somebody may make a synonym of. */
export interface LearnedTerm extends ChosenTerm {
  readonly id: string
  readonly verbatim: string
  readonly names: NamedCode['names']
  /** In so many cases. */
  readonly cases: number
  /** For the same words so many terms were chosen. */
  readonly terms: number
}

type Counted = Pick<LearnedTerm, 'key' | 'code' | 'terms'>

type Written = Pick<LearnedTerm, 'key' | 'code' | 'verbatim' | 'cases'>

/** Nobody goes through more; what is decided makes room for the next. */
const MOST = 1000

/** Words and terms looked at together: many of the most frequent are called by their names. */
const AT_ONCE = 5000

/**
 * Ranked by places, which are counted in memory and side by side; cases, which are hardly ever fewer,
 * would have to be sorted first. What the planner cannot judge comes after the counting. The key of a
 * verbatim that is too long for a synonym ends with a hash after `…`, which no folded text holds.
 */
const counted = (holds: string) => `with chosen as materialized (
    select key, code, count(*) as places from coded_places
    where code > 0 and key <> '' ${holds}
    group by key, code),
  all_chosen as (select *, count(*) over (partition by key)::int as terms from chosen)
  select key, code, terms from all_chosen
  where strpos(key, '…') = 0 and not exists (select from coding_synonyms kept
    where kept.key collate "C" = all_chosen.key and kept.removed_at is null)
  order by places desc, key, code limit ? offset ?`

/** Row-level security asks for its settings at each row of a table, and once for all rows of an index. */
const byIndex = 'set local enable_seqscan = off'

/** The places of the asked words with the asked term, by their index. */
const inCases = `from coded_places place where place.key = asked.key collate "C"
  and place.code = asked.code and place.code > 0 and place.key <> ''`

/** How the words stand in one of the cases, and in how many they do. */
const written = `select asked.key, asked.code,
    (select count(distinct case_id)::int ${inCases}) as cases,
    coalesce((select verbatim ${inCases} and char_length(verbatim) <= 500 limit 1), asked.key)
      as verbatim
  from json_to_recordset(?::json) as asked(key text, code int)`

/** What active lists of the installation say of words. */
const listed = `select synonym.key, synonym.code from coding_list_synonyms synonym
  join coding_synonym_lists list on list.id = synonym.list_id
  where list.state = 'active' and list.removed_at is null and synonym.key = any(?::text[])`

/** Which of the asked were chosen in a case. */
const chosen = `select asked.key, asked.code
  from json_to_recordset(?::json) as asked(key text, code int) where exists (select ${inCases})`

/**
 * What people code in cases of the current project and nothing codes by itself: read from the cases
 * as they are, nothing of it is kept.
 */
@inject()
export class LearnedTerms {
  constructor(
    private database: Database,
    private seen: SeenPlaces
  ) {}

  /**
   * The most frequent first: where neither the words themselves nor a list of the installation lead to
   * the term, the term may be used, and the project has decided nothing about the words.
   * @param text that the words hold
   */
  async list(
    { from, to, text }: { from: number; to: number; text: string },
    most = MOST,
    atOnce = AT_ONCE
  ): Promise<{ rows: LearnedTerm[]; total: number }> {
    if (await this.#areUnseen()) return { rows: [], total: 0 }
    const key = foldTight(text)
    const [statement, held] = key ? [counted('and strpos(key, ?) > 0'), [key]] : [counted(''), []]
    return this.database.read(async (trx) => {
      await trx.rawQuery(byIndex)
      const found: (Counted & Pick<LearnedTerm, 'names'>)[] = []
      for (let offset = 0; found.length < most; offset += atOnce) {
        const { rows } = await trx.rawQuery<{ rows: Counted[] }>(statement, [
          ...[...held, atOnce, offset],
        ])
        found.push(...(await notLedTo(trx, rows)))
        if (rows.length < atOnce) break
      }
      const all = found.slice(0, most)
      return { rows: await withWords(trx, all.slice(from, to + 1)), total: all.length }
    })
  }

  /** How the words of each of the terms are written in a case; those that no case has are left out. */
  async written(trx: Trx, asked: readonly ChosenTerm[]): Promise<Written[]> {
    if (await this.#areUnseen()) return []
    const { rows } = await trx.rawQuery<{ rows: ChosenTerm[] }>(chosen, [JSON.stringify(asked)])
    return writtenIn(trx, rows)
  }

  /** What was learned comes from all places together; who does not see all of them learns nothing. */
  async #areUnseen(): Promise<boolean> {
    return (await this.seen.unseen()).length > 0
  }
}

/** Only terms that may be used, where neither a name in any language nor an active list leads to them. */
async function notLedTo(trx: Trx, rows: readonly Counted[]) {
  const terms = await newestTerms(trx, [...new Set(rows.map(({ code }) => String(code)))])
  const { rows: synonyms } = await trx.rawQuery<{ rows: { key: string; code: string }[] }>(listed, [
    rows.map(({ key }) => key),
  ])
  const inLists = new Set(synonyms.map(({ key, code }) => `${code} ${key}`))
  return rows.flatMap((row) => {
    const term = terms.get(String(row.code))
    if (!term?.isCurrent || inLists.has(idOf(row))) return []
    const isNamed = Object.values(term.names).some((name) => foldTight(name) === row.key)
    return isNamed ? [] : [{ ...row, names: term.names }]
  })
}

async function withWords(trx: Trx, rows: readonly (Counted & Pick<LearnedTerm, 'names'>)[]) {
  const words = new Map((await writtenIn(trx, rows)).map((each) => [idOf(each), each]))
  return rows.map((row) => ({ ...row, ...words.get(idOf(row))!, id: idOf(row) }))
}

async function writtenIn(trx: Trx, terms: readonly ChosenTerm[]): Promise<Written[]> {
  const asked = terms.map(({ key, code }) => ({ key, code }))
  const { rows } = await trx.rawQuery<{ rows: Written[] }>(written, [JSON.stringify(asked)])
  return rows
}

const idOf = ({ key, code }: ChosenTerm) => `${code} ${key}`
