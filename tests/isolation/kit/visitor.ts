import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { type Body, knownBodies, knownQueries, mended, withBody } from '#tests/isolation/kit/bodies'
import { type ListedRoute, writes } from '#tests/isolation/kit/listed_routes'
import type { Identity } from '#tests/isolation/kit/world'

export interface Answer {
  readonly status: number
  /** Number of the refusal; undefined when something was given. */
  readonly code?: number
  readonly text: string
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
    const asked = { ...query, ...knownQueries[route.name] }
    if (!writes(route)) return this.#send(route, path, asked, undefined)
    let said: Body = { ...body, ...knownBodies[route.name]?.(body) }
    let answer = await this.#send(route, path, query, said)
    for (let tries = 0; answer.code === 2017 && tries < MOST_MENDINGS; tries++) {
      const better = mended(said, answer.data)
      if (!better) break
      said = better
      answer = await this.#send(route, path, query, said)
    }
    return answer
  }

  async #send(route: ListedRoute, path: string, query: Body, body?: Body): Promise<Answer> {
    const answer = await this.#once(route, path, query, body)
    if (answer.status !== 401 || route.isPublic) return answer
    this.#browser = undefined
    return this.#once(route, path, query, body)
  }

  async #once({ method, name }: ListedRoute, path: string, query: Body, body?: Body) {
    const browser = (this.#browser ??= await this.#signIn())
    this.sent++
    const request = browser[method](path).qs(query).redirects(0)
    return readAnswer(await (body ? withBody(request, name, body) : request))
  }

  async #signIn(): Promise<SignedInClient> {
    // Whoever tries so much is soon told to wait.
    await db.connection('owner').from('rate_limits').delete()
    return signIn(this.client, this.identity.user, this.identity.environment)
  }
}

function readAnswer(response: ApiResponse): Answer {
  const body: unknown = response.body()
  const isEnvelope = typeof body === 'object' && body !== null && 'status' in body
  const { code, data } = (isEnvelope ? body : {}) as { code?: number; data?: never }
  const text = `${response.text() ?? ''} ${JSON.stringify(response.headers())} ${String(Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body ?? ''))}`
  const isDone =
    response.status() < 400 && (!isEnvelope || (body as { status: unknown }).status === true)
  return { status: response.status(), code, text, data: data ?? {}, isDone }
}
