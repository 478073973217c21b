import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

import { identifiersIn } from '#kernel/access/refused/identifiers_in'
import { RefusedAccesses } from '#kernel/access/refused/refused_accesses'
import type { Refusal } from '#kernel/errors/define_errors'

const NOT_PERMITTED = 403
const NOT_THERE = 404

/**
 * Notes a refusal that says that the thing asked for is not there, or not permitted. Whether it is
 * somewhere else is not looked up: foreign or nowhere, answer and work are the same.
 */
export async function noteRefused(refusal: Refusal, ctx: HttpContext): Promise<void> {
  const { actor, request, route } = ctx
  if (!actor?.userId || !route) return
  const ids = identifiersIn([ctx.params, request.all()])
  const isFor = refusal.status === NOT_THERE ? ids.length > 0 : refusal.status === NOT_PERMITTED
  if (!isFor) return
  const accesses = await app.container.make(RefusedAccesses)
  const name = route.name ?? route.pattern
  const { number: code } = refusal
  await accesses.note({ actor, route: name, address: request.ip(), code, ids })
}
