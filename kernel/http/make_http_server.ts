import { createServer, type RequestListener, type Server } from 'node:http'

const SECOND = 1000
const MINUTE = 60 * SECOND

const TIMES = {
  headersTimeout: 20 * SECOND,
  requestTimeout: 15 * MINUTE,
  connectionsCheckingInterval: 5 * SECOND,
}

/**
 * The server of HTTP. A request whose headers do not come in time, or that is not whole after a
 * quarter of an hour (files on a slow line), is answered 408 by Node itself; bodies that come slowly
 * are given up earlier by whoever reads them.
 */
export function makeHttpServer(listener: RequestListener, times = TIMES): Server {
  return createServer(times, listener)
}
