import db from '@adonisjs/lucid/services/db'

interface Asked {
  readonly code: string
  readonly version: string
}

/** What a version says of a code: a lowest level term, one no longer to be used, or none. */
export type TermState = 'current' | 'not-current' | 'unknown'

/** What loaded versions say of codes that stand in cases. */
export class TermStates {
  /** The state of each code in its version; codes of versions that are not loaded are left out. */
  async of<Place extends Asked>(
    places: readonly Place[]
  ): Promise<(Place & { state: TermState })[]> {
    if (!places.length) return []
    const codes = places.map(({ code }) => code).filter((code) => /^\d{1,9}$/.test(code))
    const { rows } = (await db.connection('app').rawQuery(
      `SELECT version, code, bool_and(is_current) AS is_current
       FROM dictionary_releases
       LEFT JOIN dictionary_terms ON release_id = id AND level = 5 AND code = ANY(?::int[])
       WHERE dictionary = 'meddra' AND removed_at IS NULL AND version = ANY(?)
       GROUP BY version, code`,
      [codes, places.map(({ version }) => version)]
    )) as { rows: { version: string; code: number | null; is_current: boolean | null }[] }
    const loaded = new Set(rows.map(({ version }) => version))
    const states = new Map(rows.map((row) => [`${row.version} ${row.code}`, row.is_current]))
    return places
      .filter(({ version }) => loaded.has(version))
      .map((place) => {
        const isCurrent = states.get(`${place.version} ${place.code}`)
        const state = isCurrent === undefined ? 'unknown' : isCurrent ? 'current' : 'not-current'
        return { ...place, state }
      })
  }

  /** Versions that new cases are coded with. */
  async versionsInUse(): Promise<string[]> {
    const rows = await db
      .connection('app')
      .from('dictionary_releases')
      .where({ dictionary: 'meddra', state: 'active' })
      .whereNull('removed_at')
      .distinct('version')
    return rows.map(({ version }) => version as string)
  }
}
