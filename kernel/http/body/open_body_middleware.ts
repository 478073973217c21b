import { setTimeout as sleep } from 'node:timers/promises'

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { OPEN_BODY } from '#kernel/http/body/body_limits'
import { readBody } from '#kernel/http/body/read_body'
import { UnreadableBody } from '#kernel/http/body/unreadable_body'
import { strangersTurn } from '#kernel/http/strangers_turn'

/** Who sends without end what is far too large does not send as often. */
const RESTS_MS = 500

/**
 * Reads the small body of a request to a route that anybody may call, because protection against
 * forgery asks whether it wants a token. Every other body waits for its guard.
 */
export default class OpenBodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isOpen(ctx)) {
      await strangersTurn(ctx.request.ip())
      await readBody(ctx, OPEN_BODY).catch(tellLater)
    }
    return next()
  }
}

async function tellLater(error: unknown): Promise<never> {
  if (error instanceof UnreadableBody && error.status === 413) await sleep(RESTS_MS)
  throw error
}

function isOpen({ route }: HttpContext): boolean {
  const named = [...(route?.middleware.all() ?? [])] as { name?: string }[]
  return named.some(({ name }) => name === 'public')
}
