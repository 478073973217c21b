import { defineConfig } from '@adonisjs/shield'
import app from '@adonisjs/core/services/app'

import { usesNoCookie } from '#kernel/identity/api_tokens/asks_for_token'

/** Vite serves modules and styles from its own port while developing; nothing else is relaxed. */
const development = app.inDev ? ['http://localhost:5173', 'ws://localhost:5173'] : []

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce', ...development],
      styleSrc: [`'self'`, '@nonce', ...development],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`, ...development],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: usesNoCookie,
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '365 days' },
  contentTypeSniffing: { enabled: true },
})
