import { defineConfig } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

import env from '#start/env'

/** Proxies whose word on the address of the caller is taken. */
const proxies = env
  .get('TRUST_PROXY', '')
  .split(/[\s,]+/)
  .filter(Boolean)

export const http = defineConfig({
  generateRequestId: true,
  useAsyncLocalStorage: true,
  // A comma is a letter of a text like others; a list says so by its brackets.
  qs: { parse: { comma: false } },
  trustProxy: (address) => proxies.includes(address.replace('::ffff:', '')),
  cookie: {
    path: '/',
    httpOnly: true,
    secure: env.get('COOKIE_SECURE', app.inProduction),
    sameSite: 'lax',
  },
})

/** How long a server that was told to end still takes requests, so that a proxy notices. */
export const drainSeconds = Math.min(15, env.get('DRAIN_SECONDS', app.inProduction ? 5 : 0))
