import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { showScreen } from '#kernel/http/show_screen'
import { Companies } from '#kernel/tenancy/companies/companies'
import { currentScope } from '#kernel/tenancy/actor'

/**
 * GET /system/company, /info/company_info: what the platform keeps of the company that the project
 * at hand belongs to. It is changed there, and read here.
 */
@inject()
export default class CompanyOfProjectController {
  constructor(private companies: Companies) {}

  async handle(ctx: HttpContext) {
    const company = await this.companies.get(currentScope().companyId)
    return showScreen(ctx, 'kernel/company_of_project', { company })
  }
}
