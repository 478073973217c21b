import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { showScreen } from '#kernel/http/show_screen'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { listColumns } from '#plugins/cases/contract'
import ListCases from '#plugins/cases/list/list_cases'
import { listQuery } from '#plugins/cases/list/list_filters'

/** The case list: its screen and its rows. */
@inject()
export default class CaseListController {
  constructor(
    private listCases: ListCases,
    private plugins: PluginRegistry,
    private forms: FormSchemas
  ) {}

  async show(ctx: HttpContext) {
    const columns = await this.plugins.collect(listColumns)
    return showScreen(ctx, 'cases/list/case_list', { columns, catalogueHash: this.forms.hash })
  }

  async rows({ request }: HttpContext) {
    const [invalid, query] = await listQuery.tryValidate(request.qs())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    return ok(await this.listCases.handle(query))
  }
}
