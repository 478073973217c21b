import type { HttpContext } from '@adonisjs/core/http'

import { FORM_BODY } from '#kernel/http/body/body_limits'
import { LargeBodies, type LargeBody } from '#kernel/http/body/large_bodies'
import { readBody } from '#kernel/http/body/read_body'
import type { Actor } from '#kernel/tenancy/actor'

const ofAccounts = new LargeBodies()

/**
 * Reads the body of a request that a guard lets through, large ones in turn with others of its
 * actor; files are left to `takesFiles`.
 */
export async function readBodyOf({ userId, name }: Actor, ctx: HttpContext): Promise<void> {
  const { request, response } = ctx
  ctx.body = await ofAccounts.come(userId ?? name, request.request, response.response)
  await readBody(ctx, ctx.bodyLimit ?? FORM_BODY, ctx.body)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The body that a guard has let through, as far as it keeps the server at work. */
    body?: LargeBody
  }
}
