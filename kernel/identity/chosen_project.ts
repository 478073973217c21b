import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

import type { ChosenProject } from '#kernel/identity/actor_of_user'
import { bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { moveSession } from '#kernel/identity/sessions/signed_in_session'

type TokenId = string | number | bigint | BigInt

/** The project that was entered with this session or this token. */
export async function chosenProject(ctx: HttpContext): Promise<ChosenProject | undefined> {
  if (!bringsToken(ctx)) return ctx.session.get('project') as ChosenProject | undefined
  const token = await rowOfToken(ctx).select('project_id', 'environment').first()
  return token?.project_id
    ? { projectId: token.project_id, environment: token.environment }
    : undefined
}

/** Enters a project for the rest of the session, which gets a new id, or of the token. */
export async function chooseProject(ctx: HttpContext, chosen: ChosenProject): Promise<void> {
  const { projectId, environment } = chosen
  if (bringsToken(ctx)) {
    await rowOfToken(ctx).update({ project_id: projectId, environment })
    return
  }
  await moveSession(ctx)
  ctx.session.put('project', chosen)
}

/** The project of one token is that of another one from now on. */
export async function passOn(from: TokenId, to: TokenId): Promise<void> {
  const chosen = await tokenRow(from).select('project_id', 'environment').first()
  if (chosen) await tokenRow(to).update(chosen)
}

function rowOfToken({ auth }: HttpContext) {
  const { identifier } = auth.use('api').getUserOrFail().currentAccessToken
  return tokenRow(identifier)
}

function tokenRow(id: TokenId) {
  return db
    .connection('app')
    .from('api_tokens')
    .where({ id: String(id) })
}
