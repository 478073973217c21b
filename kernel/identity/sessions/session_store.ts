import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
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

const end = () => new Date(Date.now() + SESSION_MINUTES * 60_000)

/**
 * Sessions in the database. The schedule removes those that are over (kernel/housekeeping). One that
 * has ended while a request was under way is not begun anew by what that request writes into it.
 */
export const sessionStore = configProvider.create<SessionStoreFactory>(async (app) => {
  const settings = { connectionName: 'app', tableName: 'sessions', gcProbability: 0 }
  const make = await stores.database(settings).resolver(app)
  return (ctx, config) => {
    const store = make(ctx, config)
    const { read, write } = store
    /** The session that this request has found; it may be ended meanwhile, by another request. */
    let found: string | undefined
    store.read = async (id) => {
      const values = await read.call(store, id)
      if (values !== null) found = id
      return values
    }
    store.write = async (id, values) => {
      if (id !== found) return write.call(store, id, values)
      const data = new MessageBuilder().build(values, undefined, id)
      await db.connection('app').from('sessions').where({ id }).update({ data, expires_at: end() })
    }
    store.touch = async (id) => {
      const renewed = db.connection('app').rawQuery(liveOn, [end(), id])
      await renewed.catch((error: unknown) => {
        if (!willPass(error)) throw error
        logger.warn({ err: error }, 'A session could not be renewed')
      })
    }
    return store
  }
})
