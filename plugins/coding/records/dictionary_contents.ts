import {
  type DictionaryVersion,
  type SmqFacts,
  type TermLevel,
  termLevels,
} from '#plugins/coding/contract/dictionary'
import db from '@adonisjs/lucid/services/db'

import {
  type DictionaryContent,
  type DictionaryTerm,
  type SmqMember,
  type TermPath,
} from '#plugins/coding/search/dictionary_content'

/** Rows read at once: so few that giving them on holds up no request. */
const AT_ONCE = 5000

const scopes: Record<number, SmqMember['scope']> = { 1: 'broad', 2: 'narrow' }
const memberLevels: Record<number, SmqMember['level']> = { 0: 'smq', 4: 'pt', 5: 'llt' }

/** The terms of versions as they are stored, for the search that holds them in memory. */
export class DictionaryContents {
  /** A name for what is in use of a version: it changes with its releases. Null when none is. */
  async keyOf(version: string): Promise<string | null> {
    const releases = await this.#releases(version)
    return releases.length ? releases.join(' ') : null
  }

  /** Versions that are or were in use, newest first. */
  async versions(): Promise<DictionaryVersion[]> {
    return inUse()
      .orderByRaw(`string_to_array(version, '.')::int[] desc, language`)
      .select('version', 'language', 'state')
  }

  /** The names of all versions in use. */
  async keys(): Promise<string[]> {
    const rows = await inUse().distinct('version')
    const keys = await Promise.all(rows.map(({ version }) => this.keyOf(version as string)))
    return keys.filter((key) => key !== null)
  }

  /** All of a version, part by part, the names of all its languages together. */
  async *parts(version: string): AsyncGenerator<Partial<DictionaryContent>> {
    const releases = await this.#releases(version)
    for (const [place, level] of termLevels.entries()) {
      if (level === 'smq') yield { terms: await smqs(releases) }
      else yield* terms(releases, level, place + 1)
    }
    yield { paths: await paths(releases), members: await members(releases) }
  }

  /** What an SMQ of a version is, in all its languages; N stands for no algorithm. */
  async smq(version: string, code: number): Promise<SmqFacts | undefined> {
    const { rows } = (await db.connection('app').rawQuery(
      `SELECT min(level) AS level, max(nullif(algorithm, 'N')) AS algorithm,
              json_object_agg(language, description) AS description,
              json_object_agg(language, note) AS note,
              json_object_agg(language, source) AS source
       FROM dictionary_smqs JOIN dictionary_releases ON id = release_id
       WHERE release_id = ANY(?) AND code = ? GROUP BY code`,
      [await this.#releases(version), code]
    )) as { rows: (Omit<SmqFacts, 'algorithm'> & { algorithm: string | null })[] }
    if (!rows[0]) return undefined
    const { algorithm, ...facts } = rows[0]
    return { ...facts, ...(algorithm ? { algorithm } : {}) }
  }

  async #releases(version: string): Promise<string[]> {
    const rows = await inUse().where({ version }).orderBy('language').select('id')
    return rows.map(({ id }) => id as string)
  }
}

/** Releases that are or were in use; what is only loaded is looked up by nobody. */
const inUse = () =>
  db
    .connection('app')
    .from('dictionary_releases')
    .where('dictionary', 'meddra')
    .whereIn('state', ['active', 'retired'])
    .whereNull('removed_at')

/** Languages agree in all but names; where they do not, the first one in alphabetical order counts. */
async function* terms(
  releases: readonly string[],
  level: TermLevel,
  number: number
): AsyncGenerator<Partial<DictionaryContent>> {
  for (let after = 0; ;) {
    const { rows } = (await db.connection('app').rawQuery(
      `SELECT code, (array_agg(pt ORDER BY language))[1] AS pt,
              (array_agg(is_current ORDER BY language))[1] AS is_current,
              json_object_agg(language, name) AS names
       FROM dictionary_terms JOIN dictionary_releases ON id = release_id
       WHERE release_id = ANY(?) AND level = ? AND code > ?
       GROUP BY code ORDER BY code LIMIT ?`,
      [[...releases], number, after, AT_ONCE]
    )) as { rows: Row[] }
    if (!rows.length) return
    yield { terms: rows.map((row) => termOf(level, row)) }
    after = rows.at(-1)!.code
  }
}

interface Row {
  code: number
  pt: number | null
  is_current: boolean
  names: DictionaryTerm['names']
}

function termOf(level: TermLevel, { code, pt, is_current: isCurrent, names }: Row): DictionaryTerm {
  return { level, code, names, isCurrent, ...(pt === null ? {} : { pt }) }
}

async function smqs(releases: readonly string[]): Promise<DictionaryTerm[]> {
  const { rows } = (await db.connection('app').rawQuery(
    `SELECT code, NULL AS pt, bool_or(is_active) AS is_current,
            bool_or(algorithm NOT IN ('', 'N')) AS is_algorithmic,
            json_object_agg(language, name) AS names
     FROM dictionary_smqs JOIN dictionary_releases ON id = release_id
     WHERE release_id = ANY(?) GROUP BY code ORDER BY code`,
    [[...releases]]
  )) as { rows: (Row & { is_algorithmic: boolean })[] }
  return rows.map(({ is_algorithmic: isAlgorithmic, ...row }) => ({
    ...termOf('smq', row),
    ...(isAlgorithmic ? { isAlgorithmic } : {}),
  }))
}

async function paths(releases: readonly string[]): Promise<TermPath[]> {
  const rows = await db
    .connection('app')
    .from('dictionary_paths')
    .where('release_id', releases[0])
    .orderBy(['pt', 'hlt', 'hlgt', 'soc'])
  return rows.map(({ pt, hlt, hlgt, soc, is_primary: isPrimary }) => ({
    ...{ pt, hlt, hlgt, soc, isPrimary },
  })) as TermPath[]
}

/** Inactive members of an SMQ are kept by MedDRA for the record and found by no search. */
async function members(releases: readonly string[]): Promise<SmqMember[]> {
  const rows = await db
    .connection('app')
    .from('dictionary_smq_members')
    .where({ release_id: releases[0], is_active: true })
    .orderBy(['smq', 'member', 'category'])
  return rows.map(({ smq, member, member_level: level, scope, category, weight }) => ({
    ...{ smq, member, level: memberLevels[level], scope: scopes[scope] ?? null },
    // An SMQ inside of one is of the category S, which says that it is one.
    ...(level === 0 || !category ? {} : { category }),
    ...(weight ? { weight } : {}),
  })) as SmqMember[]
}
