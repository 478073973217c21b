import type { ApiClient, ApiRequest } from '@japa/api-client'

import type { Environment } from '#kernel/tenancy/scope'
import type { TestUser } from '#tests/factories/make_user'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A client that carries the cookies of a session, as a browser does. */
export interface SignedInClient extends Record<Method, (path: string) => ApiRequest> {
  readonly user: TestUser
  /** Takes over the cookies of an answer, as a browser does. */
  take(response: { headers(): Record<string, unknown> }): void
  /** The cookies at this moment. */
  readonly cookies: ReadonlyMap<string, string>
}

/**
 * Signs in over HTTP, enters the project of the user, and gives a client for what follows.
 * @param environment of the project; null enters none
 */
export async function signIn(
  client: ApiClient,
  user: TestUser,
  environment: Environment | null = 0
): Promise<SignedInClient> {
  const jar = await openSession(client)
  const request = (method: Method, path: string) => withCookies(client[method](path), jar)
  const send = async (sent: ApiRequest) => {
    const response = await sent
    keepCookies(jar, response.headers()['set-cookie'])
    if (response.body().status !== true) throw new Error(`Refused: ${response.text()}`)
  }
  const { username, password, project } = user
  await send(request('post', '/api/login').json({ username, password }))
  const { projectId } = project
  if (environment !== null) {
    await send(request('put', '/api/proj/enter').json({ projectId, environment }))
  }
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
  const bound = methods.map((method) => [method, (path: string) => request(method, path)] as const)
  return {
    user,
    cookies: jar,
    take: (response) => keepCookies(jar, response.headers()['set-cookie']),
    ...(Object.fromEntries(bound) as Record<Method, (path: string) => ApiRequest>),
  }
}

/** Cookies of a visitor who has not signed in: a session and the token against forged requests. */
export async function openSession(client: ApiClient): Promise<Map<string, string>> {
  const jar = new Map<string, string>()
  const response = await client.get('/login').header('x-inertia', 'true')
  keepCookies(jar, response.headers()['set-cookie'])
  return jar
}

/** Sends the cookies and, as the product's own client does, the token in a header of its own. */
export function withCookies(request: ApiRequest, jar: ReadonlyMap<string, string>): ApiRequest {
  const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return request
    .accept('json')
    .header('cookie', cookies)
    .header('x-xsrf-token', decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''))
}

export function keepCookies(jar: Map<string, string>, lines: unknown) {
  for (const line of (lines ?? []) as string[]) {
    const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!
    jar.set(name, value)
  }
}
