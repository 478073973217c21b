import type { HttpContext } from '@adonisjs/core/http'

import type { ResourceRecords } from '#kernel/admin/resources/resource_records'
import { resourceTakes } from '#kernel/admin/resources/resource_takes'
import { sendList } from '#kernel/admin/send_list'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'

/** One resource of the back office over HTTP, as ra-data-simple-rest asks for it. */
export class ResourceController {
  constructor(private resource: ResourceRecords) {}

  /** What the methods take, which depends on the table. */
  get takes() {
    return resourceTakes(this.resource.table)
  }

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, this.takes.list)
    return sendList(ctx, this.resource.table.model.table, query, await this.resource.list(query))
  }

  async show({ params }: HttpContext) {
    return ok(await this.resource.get(params.id))
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, this.takes.create)
    return ok(await this.resource.create(body))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, this.takes.change)
    return ok(await this.resource.change(ctx.params.id, body))
  }

  /** The same where the body names the row, under the name that the table has for it. */
  async changeNamed(ctx: HttpContext) {
    const { body } = await hear(ctx, this.takes.changeNamed)
    return ok(await this.resource.change(String(body[this.resource.table.idName!]), body))
  }

  async remove({ params }: HttpContext) {
    return ok(await this.resource.remove(params.id))
  }
}
