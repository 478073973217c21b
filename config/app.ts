import { defineConfig } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

import env from '#start/env'

export const http = defineConfig({
  generateRequestId: true,
  useAsyncLocalStorage: true,
  trustProxy: () => false,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: env.get('COOKIE_SECURE', app.inProduction),
    sameSite: 'lax',
  },
})
