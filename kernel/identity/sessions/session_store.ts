import { configProvider } from '@adonisjs/core'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'

import { willPass } from '#kernel/disks/will_pass'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'

/**
 * Nearly every request lets its session live on. Nothing is lost when that of the last moments is
 * forgotten: no request waits for the disk because of it, and none fails, which may have been done.
 */
const liveOn = `with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
  update sessions set expires_at = ? from unhurried where id = ?`

/** Sessions in the database. The schedule removes those that are over (kernel/housekeeping). */
export const sessionStore = configProvider.create<SessionStoreFactory>(async (app) => {
  const settings = { connectionName: 'app', tableName: 'sessions', gcProbability: 0 }
  const make = await stores.database(settings).resolver(app)
  return (ctx, config) => {
    const store = make(ctx, config)
    store.touch = async (id) => {
      const end = new Date(Date.now() + SESSION_MINUTES * 60_000)
      const renewed = db.connection('app').rawQuery(liveOn, [end, id])
      await renewed.catch((error: unknown) => {
        if (!willPass(error)) throw error
        logger.warn({ err: error }, 'A session could not be renewed')
      })
    }
    return store
  }
})
