import type { HttpContext } from '@adonisjs/core/http'

import { FORM_BODY } from '#kernel/http/body/body_limits'
import { turnOf } from '#kernel/http/body/large_bodies'
import { readBody } from '#kernel/http/body/read_body'
import type { Actor } from '#kernel/tenancy/actor'

/** Reads the body of a request that a guard lets through, large ones in turn with others of its actor. */
export async function readBodyOf(actor: Actor, ctx: HttpContext): Promise<void> {
  const inTurn = (bytes: number) => turnOf(actor, bytes, ctx.response.response)
  await readBody(ctx, ctx.bodyLimit ?? FORM_BODY, inTurn)
}
