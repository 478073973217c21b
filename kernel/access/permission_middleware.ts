import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import AccessPolicy from '#kernel/access/access_policy'
import type { PermissionLevel } from '#kernel/access/permission'
import { levelOf } from '#kernel/access/permission_level'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readBody } from '#kernel/http/body/read_body'
import { wording } from '#kernel/lang/server/wording'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/**
 * Lets a request through that is signed in and carries the permission, with a project chosen where
 * the permission is one on a project; reads its body, and runs the rest of it as that actor.
 */
export default class PermissionMiddleware {
  async handle(ctx: HttpContext, next: NextFn, permission: string) {
    const { actor } = ctx
    if (!actor) throw new kernelErrors.E_NOT_LOGGED_IN()
    const level = await levelOf(permission)
    if (level === 'project') refuseOtherProject(ctx, actor)
    if (await ctx.bouncer.with(AccessPolicy).denies('open', permission)) {
      throw new kernelErrors.E_NO_PERMISSION()
    }
    await readBody(ctx)
    return actAs(atLevel(actor, level), next)
  }
}

/**
 * A window says with each request which project it shows; when another one was entered meanwhile,
 * nothing is read or written in it under a wrong heading.
 */
export function refuseOtherProject({ request }: HttpContext, { scope }: Actor): void {
  if (!scope) throw new kernelErrors.E_NO_PROJECT()
  const shown = request.header('x-project')
  if (shown === undefined || shown === `${scope.projectId}:${scope.environment}`) return
  throw new kernelErrors.E_DATA_STATUS({ detail: projectSwitched, projectSwitched: true })
}

/** The text of the client catalogue, client.projectInvalid. */
const projectSwitched = wording('permission_middleware.project_switched')

/** What concerns the company or the platform is not done in the project that happens to be chosen. */
export function atLevel(actor: Actor, level: PermissionLevel): Actor {
  return level === 'project' ? actor : { ...actor, scope: undefined }
}
