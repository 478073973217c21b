import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { readZip } from '#kernel/files/read_zip'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { mended, withBody } from '#tests/isolation/kit/bodies'
import type { Body } from '#tests/isolation/kit/body'
import { told } from '#tests/isolation/kit/told'
import { type ListedRoute, writes } from '#tests/isolation/kit/listed_routes'
import type { Identity } from '#tests/isolation/kit/world'

export interface Answer {
  readonly status: number
  /** Number of the refusal; undefined when something was given. */
  readonly code?: number
  /** Body and headers. */
  readonly text: string
  readonly body: string
  readonly data: Record<string, unknown>
  /** It was done, not refused. */
  readonly isDone: boolean
}

/** Tries to satisfy what a body is refused for. */
const MOST_MENDINGS = 8

/** Somebody who sends requests and signs in again whenever one of them has ended the session. */
export class Visitor {
  #browser?: SignedInClient

  /** Requests sent so far. */
  sent = 0

  constructor(
    private client: ApiClient,
    readonly identity: Identity
  ) {}

  /**
   * Sends one request, for a write with whatever body gets past the checks of its shape.
   * @param query what stands behind the question mark
   * @param body what the body says beside what the route needs
   */
  async ask(route: ListedRoute, path: string, query: Body = {}, body: Body = {}): Promise<Answer> {
    const own = told.queries[route.name]
    const asked = { ...(typeof own === 'function' ? own(query) : own), ...query }
    if (!writes(route)) return this.#send(route, path, asked, undefined)
    let filled: Body = { ...body, ...told.bodies[route.name]?.(body) }
    let answer = await this.#send(route, path, query, filled)
    for (let tries = 0; answer.code === 2017 && tries < MOST_MENDINGS; tries++) {
      const better = mended(filled, answer.data)
      if (!better) break
      filled = better
      answer = await this.#send(route, path, query, filled)
    }
    return answer
  }

  async #send(route: ListedRoute, path: string, query: Body, body?: Body): Promise<Answer> {
    const answer = await this.#once(route, path, query, body)
    if (answer.status !== 401 || route.isPublic) return answer
    this.#browser = undefined
    return this.#once(route, path, query, body)
  }

  async #once({ method, name, pattern }: ListedRoute, path: string, query: Body, body?: Body) {
    const browser = (this.#browser ??= await this.#signIn())
    this.sent++
    const request = browser[method](path).qs(query).redirects(0)
    if (isArchive(pattern)) request.request.responseType('blob')
    return readAnswer(await (body ? withBody(request, name, body) : request))
  }

  async #signIn(): Promise<SignedInClient> {
    // Whoever tries so much is soon told to wait.
    await db.connection('owner').from('rate_limits').delete()
    return signIn(this.client, this.identity.user, this.identity.environment)
  }
}

const isArchive = (pattern: string) => pattern.endsWith('.zip')

/** What was answered, of an archive what its files say. */
async function bodyOf(response: ApiResponse): Promise<unknown> {
  const body: unknown = response.body()
  if (!Buffer.isBuffer(body)) return body
  if (response.type() === 'application/json') return JSON.parse(String(body))
  if (!body.subarray(0, 2).equals(Buffer.from('PK'))) return String(body)
  const texts: string[] = []
  for await (const { name, read } of readZip(body))
    texts.push(name, Buffer.from(await read()).toString('utf8'))
  return texts.join(' ')
}

async function readAnswer(response: ApiResponse): Promise<Answer> {
  const body = await bodyOf(response)
  const isEnvelope = typeof body === 'object' && body !== null && 'status' in body
  const { code, data } = (isEnvelope ? body : {}) as { code?: number; data?: never }
  const plain = response.text() ?? ''
  const text = `${plain} ${JSON.stringify(response.headers())} ${typeof body === 'string' ? body : JSON.stringify(body ?? '')}`
  const isDone =
    response.status() < 400 && (!isEnvelope || (body as { status: unknown }).status === true)
  return { status: response.status(), code, text, body: plain, data: data ?? {}, isDone }
}
