import { configProvider } from '@adonisjs/core'
import { stores } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import db from '@adonisjs/lucid/services/db'

import { SESSION_MINUTES } from '#kernel/identity/session_minutes'

/**
 * Nearly every request lets its session live on. Nothing is lost when a crash forgets that of the
 * last moments, so no request waits for the disk because of it.
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
      await db.connection('app').rawQuery(liveOn, [end, id])
    }
    return store
  }
})
