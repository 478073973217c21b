import type { HttpContext } from '@adonisjs/core/http'

import type { KeptResource } from '#kernel/admin/kept/kept_resource'
import { filtersOf, keptTakes, orderedBy } from '#kernel/admin/kept/kept_takes'
import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

/** One resource of the back office over HTTP, as ra-data-simple-rest asks for it. */
export class KeptController {
  constructor(private resource: KeptResource) {}

  /** What the methods take, which depends on the table. */
  get takes(): Takes {
    return keptTakes(this.resource.kept)
  }

  async list(ctx: HttpContext) {
    const { kept } = this.resource
    const query = await readListQuery(ctx.request.qs(), orderedBy(kept), filtersOf(kept))
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

  /** The same where the body names the row, under the name that the table has for it. */
  async changeNamed({ request }: HttpContext) {
    const { [this.resource.kept.idName!]: id, ...sent } = request.all()
    return ok(await this.resource.change(String(id), sent))
  }

  async remove({ params }: HttpContext) {
    return ok(await this.resource.remove(params.id))
  }
}
