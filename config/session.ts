import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'

import env from '#start/env'
import { SESSION_MINUTES, sessionCookie } from '#kernel/identity/session_minutes'

const secure = env.get('COOKIE_SECURE', app.inProduction)

export default defineConfig({
  enabled: true,
  cookieName: sessionCookie(secure),
  clearWithBrowser: true,
  age: SESSION_MINUTES * 60,
  cookie: {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'lax',
  },
  store: 'database',
  stores: {
    database: stores.database({
      connectionName: 'app',
      tableName: 'sessions',
      // The schedule removes what is over (kernel/housekeeping), no request does.
      gcProbability: 0,
    }),
  },
})
