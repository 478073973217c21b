import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { naming } from '#kernel/admin/kept/kept_takes'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { listReleased } from '#kernel/releases/list_released'
import { Upgrades } from '#kernel/releases/upgrades'

/** The versions of the product: for the back office, for everybody, and for the calls of section 7. */
@inject()
export default class UpgradeController extends KeptController {
  constructor(protected resource: Upgrades) {
    super()
  }

  get takes(): Takes {
    const { change, ...takes } = super.takes
    return { ...takes, released: {}, change: change!, changeNamed: naming(change!, 'suId') }
  }

  /** GET /upgrade: the version history that every user reads. */
  async released() {
    return ok({ dataList: await listReleased() })
  }

  /** PUT /upgrade names the version in the body, as `suId`. */
  async changeNamed(ctx: HttpContext) {
    ctx.params.id = String(ctx.request.input('suId'))
    return this.change(ctx)
  }
}
