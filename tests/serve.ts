import type { AddressInfo } from 'node:net'

import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'

import { makeHttpServer } from '#kernel/http/make_http_server'
import { watchAnswers } from '#tests/watch_answers'

/** Starts the server on a free port; the API client asks the surroundings which one it is. */
export async function serve() {
  const stop = await testUtils.httpServer().start(makeHttpServer)
  const server = await app.container.make('server')
  const address = server.getNodeServer()?.address() as AddressInfo
  process.env.PORT = String(address.port)
  const endWatch = await watchAnswers()
  return async () => {
    await stop()
    endWatch()
  }
}
