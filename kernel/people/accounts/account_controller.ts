import type { HttpContext } from '@adonisjs/core/http'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import type { Accounts } from '#kernel/people/accounts/accounts'

/** People who sign in, for the back office. */
export abstract class AccountController extends KeptController {
  protected abstract readonly resource: Accounts

  get takes(): Takes {
    const [one] = this.called
    return {
      ...super.takes,
      freeze: { what: `Let one ${one} in no more`, body: null },
      unfreeze: { what: `Let one ${one} in again`, body: null },
      forgetAuthenticator: { what: `Let one ${one} set up another app`, body: null },
    }
  }

  async freeze({ params }: HttpContext) {
    return ok(await this.resource.turn(params.id, 'frozen'))
  }

  async unfreeze({ params }: HttpContext) {
    return ok(await this.resource.turn(params.id, 'active'))
  }

  async forgetAuthenticator({ params }: HttpContext) {
    return ok(await this.resource.forgetAuthenticator(params.id))
  }
}
