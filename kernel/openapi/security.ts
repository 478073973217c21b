import { entersWithoutCookie } from '#kernel/identity/api_tokens/asks_for_token'
import { sessionCookie } from '#kernel/identity/session_minutes'
import type { JsonSchema } from '#kernel/http/takes'
import type { DescribedCall } from '#kernel/openapi/describe_calls'

/** The ways in which a request says who sends it. */
export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'For programs: the token that `POST /login` answers to `"want": "token"`. No cookie is needed, and none counts beside it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(true),
    description: `For browsers: the session of somebody who has signed in; ${sessionCookie(false)} where COOKIE_SECURE is false.`,
  },
  forgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'With a session, on every call that writes: the value of the cookie XSRF-TOKEN.',
  },
  platform: {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret that an outside platform shares with this one (PLATFORM_SECRET).',
  },
} as const

/** Which of them a call asks for; each line of the answer is enough. */
export function securityOf({ method, path, guard, shape }: DescribedCall): JsonSchema[] {
  if (shape?.isOfPlatform) return [{ platform: [] }]
  const browser = method === 'get' ? { session: [] } : { session: [], forgery: [] }
  if (guard !== 'public') return [{ token: [] }, browser]
  if (method === 'get') return []
  return entersWithoutCookie(path) ? [{}, browser] : [browser]
}
