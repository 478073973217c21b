import { setTimeout as pause } from 'node:timers/promises'

import db from '@adonisjs/lucid/services/db'
import { SERVER_HANGS } from '#tests/patience'

/**
 * Waits until so many transactions wait for each other, or until a request has been answered.
 * @returns which of them it was
 */
export async function waitFor(
  waiting: number,
  answered: PromiseLike<unknown>
): Promise<'waits' | 'answered'> {
  const settled = answered.then(() => 'answered' as const)
  for (const end = Date.now() + SERVER_HANGS; Date.now() < end;) {
    const { rows } = await db.connection('owner').rawQuery(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (rows[0].n >= waiting) return 'waits'
    if ((await Promise.race([settled, pause(25, 'waits')])) === 'answered') return 'answered'
  }
  throw new Error('Nobody waits')
}
