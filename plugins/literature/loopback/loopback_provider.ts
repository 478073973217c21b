import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { InventedRecord } from '#plugins/literature/loopback/invented_records'
import { europePmcPage, ownPage, pubmedXml } from '#plugins/literature/loopback/spoken'

/** What goes wrong with an answer. */
export type Fault = 'time_out' | '429' | '500' | 'html' | 'cut' | 'count'

/** What was asked. */
interface Heard {
  readonly path: string
  readonly said: Readonly<Record<string, string>>
}

/**
 * Databases of literature on this machine, with invented articles: E-utilities under `/eutils`, Europe PMC
 * under `/europepmc` and the contract of docs/literature.md under `/own`. The next faults happen to the
 * next answers. Refused in production.
 */
export class LoopbackProvider {
  readonly heard: Heard[] = []
  readonly faults: (Fault | null)[] = []
  records: readonly InventedRecord[] = []
  /** Counted of a search where the articles do not say it. */
  counted: ((said: Heard['said']) => number) | null = null

  readonly #server: Server
  readonly #terms: string[] = []

  constructor(isProduction: boolean) {
    if (isProduction) throw new Error('The loopback provider is refused in production')
    this.#server = createServer((request, response) => {
      void this.#answer(request, response)
    })
  }

  /** Begins to listen, on a port of its own where none is said. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve)
    })
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const heard = { path: request.url ?? '', said: await read(request) }
    this.heard.push(heard)
    const fault = this.faults.shift() ?? null
    if (fault === 'time_out') return
    if (fault === '429' || fault === '500') {
      response.writeHead(Number(fault)).end('Not now')
      return
    }
    if (fault === 'html') {
      response.writeHead(200).end('<!DOCTYPE html><html><body>Maintenance</body></html>')
      return
    }
    const text = this.#speak(heard, fault)
    response.writeHead(200).end(fault === 'cut' ? text.slice(0, Math.floor(text.length / 2)) : text)
  }

  #speak({ path, said }: Heard, fault: Fault | null): string {
    if (path.endsWith('/esearch.fcgi')) {
      this.#terms.push(said.term ?? '')
      const count = this.counted?.(said) ?? this.#between(daysOf(said.term)).length
      return JSON.stringify({
        esearchresult: { count: String(count), querykey: '1', webenv: String(this.#terms.length) },
      })
    }
    if (path.endsWith('/efetch.fcgi')) {
      const found = this.#between(daysOf(this.#terms[Number(said.WebEnv) - 1]))
      const start = Number(said.retstart)
      const page = found.slice(start, start + Number(said.retmax))
      return pubmedXml(fault === 'count' ? page.slice(1) : page)
    }
    if (path.endsWith('/searchPOST')) {
      return europePmcPage(this.#between(daysOf(said.query)), said, fault === 'count')
    }
    return ownPage(this.#between([said.from ?? '', said.to ?? '']), said, fault === 'count')
  }

  #between([from, to]: readonly [string, string]): InventedRecord[] {
    return this.records.filter(({ day }) => from <= day && day <= to)
  }
}

/** The two days that an expression asks for. */
function daysOf(text = ''): readonly [string, string] {
  const [from = '', to = ''] = text.match(/\d{4}[-/]\d{2}[-/]\d{2}/g) ?? []
  return [from.replaceAll('/', '-'), to.replaceAll('/', '-')]
}

async function read(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const authorization = request.headers.authorization
  const said = text.startsWith('{')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text))
  const texts = Object.entries(said).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(texts), ...(authorization && { authorization }) }
}
