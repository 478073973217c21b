import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

import app from '@adonisjs/core/services/app'

import {
  type Exchange,
  type HttpAnswer,
  NoAnswer,
  type Target,
} from '#plugins/gateway/contract/reach'
import { hostOf, portOf } from '#plugins/gateway/reach/allowed_host'

/** An MDN is far smaller. */
const MOST_BYTES = 10 * 1024 * 1024

/**
 * Asks the address that was resolved, follows nowhere, and reads the answer.
 * @throws NoAnswer
 */
export function askAddress({ url, address }: Target, asked: Exchange): Promise<HttpAnswer> {
  const { method, headers = [], body, most = MOST_BYTES } = asked
  const isSafe = url.protocol === 'https:'
  const seconds = app.config.get<number>('gateway.seconds')
  const signal = AbortSignal.timeout(seconds * 1000)
  const name = hostOf(url)
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(
        error instanceof NoAnswer ? error : new NoAnswer(signal.aborted ? 'TIMEOUT' : codeOf(error))
      )
    }
    const sending = (isSafe ? requestHttps : requestHttp)(
      {
        ...{ host: address, port: portOf(url), path: `${url.pathname}${url.search}` },
        ...{ method, agent: false, signal, timeout: seconds * 1000 },
        ...(isSafe && { servername: isIP(name) ? '' : name }),
        headers: {
          ...Object.fromEntries(headers),
          ...{ 'Host': url.host, 'User-Agent': 'Pharos', 'Connection': 'close' },
          ...(body && { 'Content-Length': body.length }),
        },
      },
      (response) => {
        read(response, most).then(resolve, fail)
      }
    )
    sending.on('error', fail).on('timeout', () => sending.destroy(new NoAnswer('TIMEOUT')))
    sending.end(body)
  })
}

async function read(response: IncomingMessage, most: number): Promise<HttpAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new NoAnswer('TOO_LARGE')
    chunks.push(chunk)
  }
  return {
    status: response.statusCode!,
    headers: response.headersDistinct,
    body: Buffer.concat(chunks),
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? 'UNKNOWN')
