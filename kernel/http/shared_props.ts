import type { HttpContext } from '@adonisjs/core/http'

import { levelsOf } from '#kernel/access/permission_level'
import { closedFor } from '#kernel/menus/closed_screens'
import { menuFor } from '#kernel/menus/menu_for'
import { languageOf } from '#kernel/language/language_of'
import { findProject, hasProjects } from '#kernel/tenancy/find_project'
import { sessionOf } from '#kernel/identity/sessions/signed_in_session'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import { addressesOfBackOffice } from '#kernel/screens/back_office'
import { productSettings } from '#kernel/http/product_settings'

/** What the shell of the client shows around every screen. */
export async function sharedProps(ctx: HttpContext) {
  const { actor } = ctx
  const levels = actor ? await levelsOf(actor.permissions) : new Set<string>()
  const administers = levels.has('platform') || levels.has('company')
  const project = actor?.scope ? await findProject(actor.scope.projectId) : null
  return {
    lang: languageOf(ctx),
    nonce: ctx.response.nonce ?? null,
    product: productSettings(),
    links: {
      projects: (await choosesProject(ctx)) ? '/project-select' : undefined,
      changePassword: '/changePassword',
      administration: administers ? '/admin' : undefined,
    },
    isFromPlatform: sessionOf(ctx)?.isFromPlatform ?? false,
    sessionSeconds: SESSION_MINUTES * 60,
    user: actor ? { id: actor.userId, name: actor.name } : null,
    listColumns: ctx.auth.user?.listColumns ?? {},
    project: project && actor?.scope ? { ...project, environment: actor.scope.environment } : null,
    permissions: actor ? [...actor.permissions] : [],
    backOffice: actor ? await addressesOfBackOffice(actor.permissions) : [],
    menu: actor ? await menuFor(actor.permissions, project?.type, await closedFor(actor)) : [],
    plugins: (await workingPlugins()).map(({ name }) => name),
  }
}

/**
 * Whether another project may be chosen: there is one, and no outside platform has said which (it
 * opens a window in each).
 */
async function choosesProject(ctx: HttpContext): Promise<boolean> {
  const { actor } = ctx
  if (!actor?.userId || sessionOf(ctx)?.isFromPlatform) return false
  return actor.scope !== undefined || hasProjects(actor.userId)
}
