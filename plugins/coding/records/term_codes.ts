import db from '@adonisjs/lucid/services/db'

import { type TermLevel, termLevels } from '#plugins/coding/contract/dictionary'

/** A term of a version with all that is below it; of an SMQ, what a narrow or a broad search takes. */
export interface AskedTerm {
  readonly version: string
  readonly level: TermLevel
  readonly code: number
  readonly scope?: 'narrow' | 'broad'
}

/** Codes of so many terms are remembered: what stands in a release never changes. */
const MOST_KEPT = 100
const cache = new Map<string, readonly number[]>()

/**
 * The codes of lowest level terms below a term, those that are not current too, since old cases have
 * them, and by every path, not by the primary one alone. A term of the lowest level is its own.
 * @returns `version` when no release of the version was ever in use, `term` when it has no such term
 */
export async function codesBelow(term: AskedTerm): Promise<readonly number[] | 'version' | 'term'> {
  const release = await releaseOf(term.version)
  if (release === undefined) return 'version'
  const key = [release, term.level, term.code, term.scope].join(' ')
  const known = cache.get(key)
  if (known) return known
  if (!(await has(release, term))) return 'term'
  const codes = await select(release, term)
  cache.set(key, codes)
  if (cache.size > MOST_KEPT) cache.delete(cache.keys().next().value!)
  return codes
}

/** Languages of a version agree in all but names; any of them will do. */
async function releaseOf(version: string): Promise<string | undefined> {
  const release = await db
    .connection('app')
    .from('dictionary_releases')
    .where({ dictionary: 'meddra', version })
    .whereIn('state', ['active', 'retired'])
    .whereNull('removed_at')
    .orderBy('language')
    .select('id')
    .first()
  return release?.id as string | undefined
}

async function has(release: string, { level, code }: AskedTerm): Promise<boolean> {
  const place = termLevels.indexOf(level) + 1
  const found = await (level === 'smq'
    ? db.connection('app').from('dictionary_smqs').where({ release_id: release, code }).first()
    : db
        .connection('app')
        .from('dictionary_terms')
        .where({ release_id: release, level: place, code })
        .first())
  return found !== null
}

/** Members of SMQs inside of an SMQ belong to it; those that hold each other are gone through once. */
const MEMBERS = `
  WITH RECURSIVE inside (smq) AS (
    SELECT :code::int
    UNION
    SELECT member FROM inside JOIN dictionary_smq_members members USING (smq)
    WHERE release_id = :release AND member_level = 0 AND is_active
  ), taken AS (
    SELECT member, member_level FROM inside JOIN dictionary_smq_members members USING (smq)
    WHERE release_id = :release AND member_level <> 0 AND is_active AND (scope = 2 OR :isBroad)
  )`

const conditions: Record<TermLevel, string> = {
  soc: 'pt IN (SELECT pt FROM dictionary_paths WHERE release_id = :release AND soc = :code)',
  hlgt: 'pt IN (SELECT pt FROM dictionary_paths WHERE release_id = :release AND hlgt = :code)',
  hlt: 'pt IN (SELECT pt FROM dictionary_paths WHERE release_id = :release AND hlt = :code)',
  pt: 'pt = :code',
  llt: 'code = :code',
  smq: `(pt IN (SELECT member FROM taken WHERE member_level = 4)
    OR code IN (SELECT member FROM taken WHERE member_level = 5))`,
}

async function select(release: string, { level, code, scope }: AskedTerm): Promise<number[]> {
  const statement = [
    level === 'smq' ? MEMBERS : '',
    'SELECT code FROM dictionary_terms WHERE release_id = :release AND level = 5 AND',
    conditions[level],
    'ORDER BY code',
  ]
  const { rows } = (await db
    .connection('app')
    .rawQuery(statement.join(' '), { release, code, isBroad: scope === 'broad' })) as {
    rows: { code: number }[]
  }
  return rows.map((row) => row.code)
}
