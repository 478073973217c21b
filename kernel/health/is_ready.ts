import db from '@adonisjs/lucid/services/db'

import { isEnding } from '#kernel/http/told_to_end'
import { failedPlugins } from '#kernel/plugins/failed_plugins'

export interface Readiness {
  readonly status: 'ready' | 'not ready' | 'ending'
  readonly database: boolean
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
  return {
    status: isEnding() ? 'ending' : database ? 'ready' : 'not ready',
    database,
    failedPlugins: [...failedPlugins.keys()],
  }
}
