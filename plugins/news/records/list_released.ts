import db from '@adonisjs/lucid/services/db'

import { platformZone, today } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'

/** One step of the version history, with the names that clients know. */
export interface VersionRecord {
  readonly suId: string
  readonly suVersion: string
  /** YYYY-MM-DD. */
  readonly releaseTime: string
  readonly suDetails: Words
}

/** The versions that are out, newest first: one without a day is not out. */
export async function listReleased(): Promise<VersionRecord[]> {
  const rows = await db
    .connection('app')
    .from('upgrades')
    .whereNull('removed_at')
    .where('release_time', '<=', today(platformZone))
    .orderByRaw('release_time desc, created_at desc')
    .select('id', 'su_version', 'details_zh', 'details_en')
    .select(db.raw(`to_char(release_time, 'YYYY-MM-DD') as day`))
  return rows.map((row) => ({
    suId: row.id,
    suVersion: row.su_version,
    releaseTime: row.day,
    suDetails: { zh: row.details_zh, en: row.details_en },
  }))
}
