import type { HttpContext } from '@adonisjs/core/http'

import { administers } from '#kernel/access/permission_level'
import { menuFor } from '#kernel/menus/menu_for'
import { languageOf } from '#kernel/language/language_of'
import { findProject } from '#kernel/tenancy/find_project'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import { productSettings } from '#kernel/http/product_settings'

/** What the shell of the client shows around every screen. */
export async function sharedProps(ctx: HttpContext) {
  const { actor } = ctx
  const administration = actor && (await administers(actor.permissions)) ? '/admin' : undefined
  const project = actor?.scope ? await findProject(actor.scope.projectId) : null
  return {
    lang: languageOf(ctx),
    nonce: ctx.response.nonce ?? null,
    product: productSettings(),
    links: {
      projects: '/project-select',
      manual: '/manual',
      changePassword: '/changePassword',
      administration,
    },
    sessionSeconds: SESSION_MINUTES * 60,
    user: actor ? { id: actor.userId, name: actor.name } : null,
    listColumns: ctx.auth.user?.listColumns ?? {},
    project: project && actor?.scope ? { ...project, environment: actor.scope.environment } : null,
    permissions: actor ? [...actor.permissions] : [],
    menu: actor ? await menuFor(actor.permissions) : [],
    plugins: (await workingPlugins()).map(({ name }) => name),
  }
}
