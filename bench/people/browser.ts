import { randomUUID } from 'node:crypto'

/** What a request says beside what every request of a browser says. */
interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** A browser as far as the server sees it: cookies, the token against forgery, an address of its own. */
export class Browser {
  readonly #jar = new Map<string, string>()

  /** @param address from which it asks; the server trusts this machine as a proxy */
  constructor(
    private readonly server: string,
    private readonly address: string
  ) {}

  /** Signs in and enters a project. */
  async signIn(username: string, password: string, projectId: string): Promise<void> {
    await this.#send('/login', { headers: { accept: 'text/html' } })
    await this.call('/login', { method: 'POST', body: { username, password } })
    await this.call('/proj/enter', { method: 'PUT', body: { projectId, environment: 0 } })
  }

  /** Asks the API; takes no refusal. */
  async call(path: string, sent: Sent = {}): Promise<Record<string, unknown>> {
    const headers = { 'accept': 'application/json', 'content-type': 'application/json' }
    const response = await this.#send(`/api${path}`, {
      ...sent,
      headers: { ...headers, ...sent.headers },
    })
    const answer = (await response.json()) as { status: boolean; data: Record<string, unknown> }
    if (!answer.status) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }

  /** Goes to a screen as the client does, and gives what it shows. */
  async visit(path: string): Promise<Record<string, unknown>> {
    const headers = { 'accept': 'text/html', 'x-requested-with': 'XMLHttpRequest' }
    const inertia = { 'x-inertia': 'true', 'x-inertia-version': await this.#version() }
    const response = await this.#send(path, { headers: { ...headers, ...inertia } })
    const page = (await response.json()) as { props: Record<string, unknown> }
    return page.props
  }

  /** Saves a page of a case, with a key of its own as the client makes it. */
  async save(caseId: string, page: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'idempotency-key': randomUUID() }
    return this.call(`/case/${caseId}/pages/${page}`, { method: 'PUT', body, headers })
  }

  static #shared = new Map<string, Promise<string>>()

  /** Version of the client that the server serves; asked once. */
  #version(): Promise<string> {
    const known = Browser.#shared.get(this.server) ?? this.#askVersion()
    Browser.#shared.set(this.server, known)
    return known
  }

  async #askVersion(): Promise<string> {
    const response = await this.#send('/center/case', { headers: { accept: 'text/html' } })
    const [, version] = /version(?:&quot;|"):(?:&quot;|")([^"&]+)/.exec(await response.text()) ?? []
    if (version === undefined) throw new Error('The first page names no version of the client')
    return version
  }

  async #send(path: string, { method = 'GET', body, headers }: Sent): Promise<Response> {
    const response = await fetch(this.server + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        'cookie': [...this.#jar].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#jar.get('XSRF-TOKEN') ?? ''),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      this.#jar.set(name!, value!)
    }
    if (response.status !== 200) {
      throw new Error(`${path}: HTTP ${response.status} ${(await response.text()).slice(0, 200)}`)
    }
    return response
  }
}
