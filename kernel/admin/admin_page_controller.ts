import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { productSettings } from '#kernel/http/product_settings'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'
import { languageOf } from '#kernel/language/language_of'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import { findProject, listProjectsOf } from '#kernel/tenancy/find_project'

/** The page of the back office; what it holds comes from plugins and is loaded by the browser. */
@inject()
export default class AdminPageController {
  constructor(private forms: FormSchemas) {}

  async handle(ctx: HttpContext) {
    const { actor, inertia, request, view } = ctx
    // Asked for from a screen of the product: the browser leaves that page and opens this one.
    if (request.header('x-inertia')) return inertia.location(request.url(true))
    const project = actor?.scope && (await findProject(actor.scope.projectId))
    const projects = actor?.userId ? await listProjectsOf(actor.userId) : []
    const plugins = await workingPlugins()
    return view.render('admin', {
      lang: languageOf(ctx),
      product: productSettings(),
      user: actor?.name,
      person: actor?.userId,
      listColumns: JSON.stringify(ctx.auth.user?.listColumns ?? {}),
      permissions: [...(actor?.permissions ?? [])].join(' '),
      plugins: plugins.map(({ name }) => name).join(' '),
      hasSettings: plugins.some(({ settings }) => settings !== undefined),
      catalogueHash: this.forms.hash,
      sessionSeconds: SESSION_MINUTES * 60,
      project: project && JSON.stringify({ ...project, environment: actor.scope!.environment }),
      entersProjects: projects.length > 0,
      regions: (project?.regions ?? []).join(' ').toLowerCase(),
    })
  }
}
