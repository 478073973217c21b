import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/session'

import env from '#start/env'
import { SESSION_MINUTES, sessionCookie } from '#kernel/identity/session_minutes'
import { sessionStore } from '#kernel/identity/sessions/session_store'

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
    database: sessionStore,
  },
})
