import type { HttpContext } from '@adonisjs/core/http'

import { actorOfUser } from '#kernel/identity/actor_of_user'
import { bringsReadableToken, bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { chosenProject } from '#kernel/identity/chosen_project'
import { isAccountActive } from '#kernel/identity/account_active'
import { isSessionAlive } from '#kernel/identity/sessions/signed_in_session'
import type { Actor } from '#kernel/tenancy/actor'

/**
 * Who asks, by the token that the request brings, else by its session. Looked up anew each time:
 * whoever is frozen, deleted, out of term or of a deleted company is out with this request.
 */
export async function actorOfRequest(ctx: HttpContext): Promise<Actor | undefined> {
  const byToken = bringsToken(ctx)
  if (byToken && !bringsReadableToken(ctx)) return undefined
  if (!(await ctx.auth.checkUsing([byToken ? 'api' : 'web']))) return undefined
  const user = ctx.auth.getUserOrFail()
  if (!(await isAccountActive(user))) return undefined
  if (!byToken && !isSessionAlive(ctx, user)) return undefined
  return actorOfUser(user, await chosenProject(ctx))
}
