import { type APIRequestContext, request } from 'playwright'

/** A language, as the browser asks for it. */
export const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const

/** A connection that lay idle may be closed by the server just as it is used again. */
const again = { maxRetries: 2 }

/** Somebody who has signed in by the calls of the product: pages take the session over. */
export class Session {
  private constructor(
    private calls: APIRequestContext,
    /** What the product says that this person may do. */
    readonly permissions: ReadonlySet<string>,
    readonly isNobody = false
  ) {}

  /** Somebody who has not signed in. */
  static async ofNobody(baseURL: string): Promise<Session> {
    return new Session(await request.newContext({ baseURL }), new Set(), true)
  }

  /**
   * Signs in by the calls of a browser, whose pages are that person's from then on. What the person
   * may do is not asked.
   */
  static async by(
    calls: APIRequestContext,
    who: { readonly username: string; readonly password: string }
  ): Promise<Session> {
    const session = new Session(calls, new Set())
    await calls.get('/login')
    await session.insist('post', '/api/login', who)
    return session
  }

  /**
   * Signs in, and enters a project where the person is in it.
   * @param place to enter, as the call takes it
   */
  static async of(
    baseURL: string,
    who: { readonly username: string; readonly password: string },
    place: { readonly projectId: string; readonly environment: 0 | 1 }
  ): Promise<Session> {
    const { calls } = await Session.ofNobody(baseURL)
    const session = await Session.by(calls, who)
    // Who is in no project, as the platform, enters none.
    await session.send('put', '/api/proj/enter', place)
    const page = pageOf(await (await session.ask('/license')).text())
    return new Session(session.calls, new Set(page!.props.shell.permissions))
  }

  /** Enters a project by its code: 0 its test environment, 1 the formal one. */
  async enter(code: string, environment: 0 | 1): Promise<void> {
    const projects = (await this.insist('get', '/api/proj/user/access')) as {
      projectId: string
      projectCode: string
    }[]
    const { projectId } = projects.find(({ projectCode }) => projectCode === code)!
    await this.insist('put', '/api/proj/enter', { projectId, environment })
  }

  /** Sends a call as the client does. */
  async send(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: unknown) {
    const how = { headers: await this.#headers(), data, ...(method === 'get' && again) }
    const answer = await this.calls[method](path, how)
    return (await answer.json()) as { status: boolean; data: unknown }
  }

  /** Sends what must succeed; gives the data of the answer. */
  async insist(...sent: Parameters<Session['send']>): Promise<unknown> {
    const answer = await this.send(...sent)
    if (!answer.status) throw new Error(`${sent.join(' ')} was refused: ${JSON.stringify(answer)}`)
    return answer.data
  }

  /** Sends a short text as a file, which must succeed. */
  async upload(path: string, field: string, name: string): Promise<void> {
    const file = {
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('Opened with every screen.\n'),
    }
    const headers = await this.#headers()
    const answer = await this.calls.post(path, { headers, multipart: { [field]: file } })
    const { status } = (await answer.json()) as { status: boolean }
    if (!status) throw new Error(`${path} was refused: ${await answer.text()}`)
  }

  /** As the client sends them: with the token against forged requests. */
  async #headers() {
    const token = (await this.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    return { 'accept': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
  }

  /** What a browser gets that opens an address; it is led nowhere else. */
  async ask(path: string) {
    return this.calls.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0, ...again })
  }

  /** What a page needs to be this person's. */
  async cookies() {
    return (await this.calls.storageState()).cookies
  }

  async close() {
    await this.calls.dispose()
  }
}

/** What Inertia is given on a page: which screen, and what the shell shows around it. */
export function pageOf(html: string) {
  const given = html.match(/<script data-page[^>]*>(.*?)<\/script>/s)?.[1]
  return given === undefined
    ? undefined
    : (JSON.parse(given) as {
        component: string
        props: { shell: { permissions: string[] } }
      })
}
