import type { HttpContext } from '@adonisjs/core/http'

import type { KeptResource } from '#kernel/admin/kept/kept_resource'
import { columnsOf } from '#kernel/admin/kept/kept_table'
import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import type { Fields } from '#kernel/fields/field'
import { ok } from '#kernel/http/envelope'

/** One resource of the back office over HTTP, as ra-data-simple-rest asks for it. */
export abstract class KeptController {
  protected abstract readonly resource: KeptResource

  async list(ctx: HttpContext) {
    const { kept } = this.resource
    const columns = [...Object.keys(columnsOf(kept)), ...Object.keys(kept.shown ?? {})]
    const query = await readListQuery(ctx.request.qs(), columns as [string, ...string[]], {
      ...filtersOf(kept.fields),
      ...kept.narrowed,
    })
    return sendList(ctx, kept.table, query, await this.resource.list(query))
  }

  async show({ params }: HttpContext) {
    return ok(await this.resource.get(params.id))
  }

  async create({ request }: HttpContext) {
    return ok(await this.resource.create(request.all()))
  }

  async change({ params, request }: HttpContext) {
    return ok(await this.resource.change(params.id, request.all()))
  }

  async remove({ params }: HttpContext) {
    return ok(await this.resource.remove(params.id))
  }
}

/** A list is narrowed by what is chosen from a list. */
function filtersOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { kind }]) => kind === 'choice' || kind === 'link')
  )
}
