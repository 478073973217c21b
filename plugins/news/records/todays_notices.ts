import db from '@adonisjs/lucid/services/db'

import { platformZone, today } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'

/** A notice as everybody reads it. */
interface TodaysNotice {
  readonly id: string
  readonly tone: 'info' | 'warning'
  readonly text: Words
}

/** The notices of today, in the order in which they were made. */
export async function todaysNotices(): Promise<TodaysNotice[]> {
  const rows = await db
    .connection('app')
    .from('notices')
    .whereNull('removed_at')
    .whereRaw('?::date between starts_on and ends_on', [today(platformZone)])
    .orderBy('created_at')
    .select('id', 'tone', 'text_zh', 'text_en')
  return rows.map(({ text_zh: zh, text_en: en, ...notice }) => ({ ...notice, text: { zh, en } }))
}
