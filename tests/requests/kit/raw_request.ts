import { connect } from 'node:net'
import { SERVER_HANGS } from '#tests/patience'

export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Sends no more than so many bytes of the body and hangs up, whatever its length is said to be. */
  readonly cutAt?: number
  /** Chunks in which it is sent; one when absent. */
  readonly chunk?: number
}

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number
  readonly text: string
}

/** Sends a request byte by byte as it is, which no client of HTTP would. */
export function sendRaw(
  { port, host = '127.0.0.1' }: { readonly port: number; readonly host?: string },
  { method, path, headers, body, cutAt, chunk = body.length || 1 }: RawRequest
): Promise<RawAnswer> {
  const lines = Object.entries({
    'host': `${host}:${port}`,
    'connection': 'close',
    'content-length': String(body.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    const got: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`${method} ${path} was not answered`))
    }, SERVER_HANGS)
    socket.on('data', (bytes) => got.push(bytes))
    // Who answers early may hang up while the rest is still on its way.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(got).toString()
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
    socket.write(`${method.toUpperCase()} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    const sent = body.subarray(0, cutAt)
    for (let at = 0; at < sent.length; at += chunk) socket.write(sent.subarray(at, at + chunk))
    if (cutAt !== undefined) setTimeout(() => socket.end(), 20)
  })
}
