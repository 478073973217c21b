import db from '@adonisjs/lucid/services/db'

import { isDatabaseAwaited } from '#kernel/database/when_database_comes'
import type { Disk } from '#kernel/disks/full_disk'
import { fullDisks } from '#kernel/disks/full_disks'
import { isEnding } from '#kernel/http/end_on_signal'
import { failedPlugins } from '#kernel/plugins/failed_plugins'

export interface Readiness {
  /** With a full disk it reads, and saves what finds room; otherwise it says 507. */
  readonly status: 'ready' | 'disk full' | 'not ready' | 'ending'
  readonly database: boolean
  /** Disks that have no room: that of the file store, that of the database. */
  readonly full: readonly Disk[]
  /** Plugins that are left out because they failed to start; the others serve. */
  readonly failedPlugins: readonly string[]
}

/** Can this process serve requests? */
export async function isReady(): Promise<Readiness> {
  const database = await db
    .connection('app')
    .rawQuery('select 1')
    .then(() => true)
    .catch(() => false)
  const full = database ? await fullDisks() : []
  return {
    status: statusOf(database, full),
    database,
    full,
    failedPlugins: [...failedPlugins.keys()],
  }
}

function statusOf(database: boolean, full: readonly Disk[]): Readiness['status'] {
  if (isEnding()) return 'ending'
  if (!database || isDatabaseAwaited()) return 'not ready'
  return full.length > 0 ? 'disk full' : 'ready'
}
