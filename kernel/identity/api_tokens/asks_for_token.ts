import type { HttpContext } from '@adonisjs/core/http'

import { isUuid } from '#kernel/http/is_uuid'

/** Whether a sign-in wants a token for the API instead of a session in a cookie. */
export function asksForToken({ request }: HttpContext): boolean {
  return request.input('want') === 'token'
}

/** Whether a request says with a token who it is; then no cookie counts. */
export function bringsToken({ request }: HttpContext): boolean {
  return /^bearer /i.test(request.header('authorization') ?? '')
}

/** Whether what a request brings has the form of a token; anything else is not even looked for. */
export function bringsReadableToken({ request }: HttpContext): boolean {
  const [, id] = /^bearer pharos_([\w-]+)\.[\w-]+$/i.exec(request.header('authorization')!) ?? []
  return id !== undefined && isUuid(Buffer.from(id, 'base64url').toString())
}

/**
 * Whether a request needs no token against forgery: what no cookie vouches for, no other site can
 * make a browser do in somebody's name.
 */
export function usesNoCookie(ctx: HttpContext): boolean {
  if (bringsToken(ctx)) return true
  return asksForToken(ctx) && entersWithoutCookie(ctx.request.url())
}

/** Whether a path is one at which a token is asked for. */
export const entersWithoutCookie = (path: string) => /\/login(\/platform)?$/.test(path)
