import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { naming } from '#kernel/admin/kept/kept_takes'
import type { Takes } from '#kernel/http/takes'
import { Companies } from '#kernel/tenancy/companies/companies'

/** The companies, for the back office and for the calls of the specification (section 7). */
@inject()
export default class CompanyController extends KeptController {
  constructor(protected resource: Companies) {
    super()
  }

  get takes(): Takes {
    const { change, ...takes } = super.takes
    return { ...takes, change: change!, changeNamed: naming(change!, 'companyId') }
  }

  /** PUT /company names the company in the body, as `companyId`. */
  async changeNamed(ctx: HttpContext) {
    ctx.params.id = String(ctx.request.input('companyId'))
    return this.change(ctx)
  }
}
