import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import type { PermissionLevel } from '#kernel/access/permission'
import { levelsOf } from '#kernel/access/permission_level'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { hear } from '#kernel/http/hear'
import { sharedProps } from '#kernel/http/shared_props'
import { wording } from '#kernel/lang/server/wording'
import { backOfficeFor } from '#kernel/screens/back_office'

/** Beside what a list or a form of the browser keeps there. */
const asked = { query: vine.compile(vine.object({ companyId: vine.string().optional() })) }

const HOMES = { platform: '/admin/home', company: '/company/home' } as const

/** The page of the back office; what it holds comes from plugins and is drawn by the browser. */
@inject()
export default class AdminPageController {
  constructor(private forms: FormSchemas) {}

  /** /admin: leads whoever administers anything to the home of it; refuses (1003) anybody else. */
  async entry({ actor, response }: HttpContext) {
    const levels = await levelsOf(actor!.permissions)
    if (levels.has('platform')) return response.redirect(HOMES.platform)
    if (levels.has('company')) return response.redirect(HOMES.company)
    throw nothingToAdminister()
  }

  /** /company: the same, for a company alone. */
  async companyEntry({ actor, response }: HttpContext) {
    await refuseBelow('company', actor!.permissions)
    return response.redirect(HOMES.company)
  }

  async platformHome(ctx: HttpContext) {
    await refuseBelow('platform', ctx.actor!.permissions)
    return this.handle(ctx)
  }

  async companyHome(ctx: HttpContext) {
    await refuseBelow('company', ctx.actor!.permissions)
    return this.handle(ctx)
  }

  async handle(ctx: HttpContext) {
    const { actor, inertia, request, view } = ctx
    await refuseOtherCompany(ctx)
    // Asked for from a screen of the product: the browser leaves that page and opens this one.
    if (request.header('x-inertia')) return inertia.location(request.url(true))
    const shell = await sharedProps(ctx)
    return view.render('admin', {
      lang: shell.lang,
      shell: JSON.stringify(shell),
      resources: JSON.stringify(await backOfficeFor(actor!.permissions)),
      companyId: actor?.companyId ?? '',
      catalogueHash: this.forms.hash,
    })
  }
}

async function refuseBelow(level: PermissionLevel, held: ReadonlySet<string>): Promise<void> {
  if (!(await levelsOf(held)).has(level)) throw nothingToAdminister()
}

const nothingToAdminister = () =>
  new kernelErrors.E_NO_PERMISSION({ detail: wording('admin_page.nothing_to_administer') })

/** Somebody of a company who is sent to a screen of another one finds nothing there (1005). */
async function refuseOtherCompany(ctx: HttpContext): Promise<void> {
  const { query } = await hear(ctx, asked)
  const own = ctx.actor?.companyId
  if (own !== undefined && query.companyId !== undefined && query.companyId !== own) {
    throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('admin_page.other_company') })
  }
}
