import type { Words } from '#kernel/language/words'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'

/** The envelope of every JSON answer, with the data that these specs look at. */
export interface AnswerBody {
  readonly status?: boolean
  readonly code?: number
  readonly data?: {
    readonly message?: Words
    readonly revision?: number
    readonly conflict?: { readonly revision: number; readonly fields: unknown }
    readonly importId?: string
    readonly state?: string
    readonly files?: ImportItem[]
  }
}

/** What came back: the HTTP status, and the envelope (null when the answer is no JSON). */
export interface Answer {
  readonly status: number
  readonly body: AnswerBody | null
  readonly headers: Headers
  readonly ms: number
}

export interface Request {
  readonly json?: unknown
  readonly form?: FormData
  readonly headers?: Record<string, string>
  /** Milliseconds after which the request counts as hanging. */
  readonly within?: number
}

/** What has not been answered by then hangs. */
export const LONGEST_MS = 180_000

/**
 * Somebody who speaks HTTP to real servers. The session lies in the database, so it goes on at
 * whichever process serves.
 */
export class HttpUser {
  #cookies = new Map<string, string>()

  constructor(readonly address: string) {}

  /** The same session at another server. */
  at(address: string): HttpUser {
    const moved = new HttpUser(address)
    moved.#cookies = this.#cookies
    return moved
  }

  /** Signs in and enters the project. */
  async signIn(username: string, password: string, projectId: string): Promise<this> {
    await this.send('GET', '/login')
    await this.#must(this.send('POST', '/api/login', { json: { username, password } }))
    const chosen = { projectId, environment: 0 }
    await this.#must(this.send('PUT', '/api/proj/enter', { json: chosen }))
    return this
  }

  /** Sends a request as the client of the product does; throws when no answer comes in time. */
  async send(method: string, path: string, request: Request = {}): Promise<Answer> {
    const { json, form, headers, within = LONGEST_MS } = request
    const began = performance.now()
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
      headers: {
        'accept': 'application/json',
        'cookie': [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    })
    const text = await response.text()
    this.#keep(response)
    const ms = performance.now() - began
    return { status: response.status, body: parse(text), headers: response.headers, ms }
  }

  #keep(response: Response) {
    if (!response.ok) return
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!
      this.#cookies.set(name, value)
    }
  }

  async #must(sent: Promise<Answer>) {
    const { status, body } = await sent
    if (body?.status !== true) throw new Error(`Refused (${status}): ${JSON.stringify(body)}`)
  }
}

function parse(text: string): AnswerBody | null {
  try {
    return JSON.parse(text) as AnswerBody
  } catch {
    return null
  }
}
