import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { sharedProps } from '#kernel/http/shared_props'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/** The page of the back office; what it holds comes from plugins and is loaded by the browser. */
@inject()
export default class AdminPageController {
  constructor(private forms: FormSchemas) {}

  async handle(ctx: HttpContext) {
    const { actor, inertia, request, view } = ctx
    // Asked for from a screen of the product: the browser leaves that page and opens this one.
    if (request.header('x-inertia')) return inertia.location(request.url(true))
    const projects = actor?.userId ? await listProjectsOf(actor.userId) : []
    const plugins = await workingPlugins()
    const shell = await sharedProps(ctx)
    const { administration: _here, ...links } = shell.links
    const may = projects.length > 0 ? { projects: links.projects } : { projects: undefined }
    return view.render('admin', {
      lang: shell.lang,
      shell: JSON.stringify({ ...shell, links: { ...links, ...may } }),
      hasSettings: plugins.some(({ settings }) => settings !== undefined),
      catalogueHash: this.forms.hash,
    })
  }
}
