import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

import app from '@adonisjs/core/services/app'

import { HeaderList } from '#plugins/as2/protocol/header_list'
import { hostOf, portOf, type Target } from '#plugins/as2/sending/allowed_host'

/** What came back. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: HeaderList
  readonly body: Buffer
}

/** Nothing came back, or not all of it. */
export class NoAnswer extends Error {
  constructor(
    /** `ECONNREFUSED`, `TIMEOUT`, `TOO_LARGE` and the like. */
    readonly code: string
  ) {
    super(`No answer: ${code}`)
    this.name = 'NoAnswer'
  }
}

/** An MDN is far smaller. */
const MOST_BYTES = 10 * 1024 * 1024

/**
 * Sends bytes to the address that was resolved, follows nowhere, and reads the answer.
 * @throws NoAnswer
 */
export function post(
  { url, address }: Target,
  headers: Iterable<readonly [string, string]>,
  body: Uint8Array
): Promise<HttpAnswer> {
  const isSafe = url.protocol === 'https:'
  const seconds = app.config.get<number>('as2.seconds')
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
        ...{ method: 'POST', agent: false, signal, timeout: seconds * 1000 },
        ...(isSafe && { servername: isIP(name) ? '' : name }),
        headers: {
          ...Object.fromEntries(headers),
          ...{ 'Host': url.host, 'User-Agent': 'Pharos', 'Connection': 'close' },
          'Content-Length': body.length,
        },
      },
      (response) => {
        read(response).then(resolve, fail)
      }
    )
    sending.on('error', fail).on('timeout', () => sending.destroy(new NoAnswer('TIMEOUT')))
    sending.end(body)
  })
}

async function read(response: IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new NoAnswer('TOO_LARGE')
    chunks.push(chunk)
  }
  return {
    status: response.statusCode!,
    headers: HeaderList.of(response.headersDistinct),
    body: Buffer.concat(chunks),
  }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? 'UNKNOWN')
