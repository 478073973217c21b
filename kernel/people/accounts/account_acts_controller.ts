import type { HttpContext } from '@adonisjs/core/http'

import { resourceAnswer } from '#kernel/admin/resources/resource_takes'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import type { Accounts } from '#kernel/people/accounts/accounts'

/** What is done with an account of people who sign in, beside its form. */
export class AccountActsController {
  constructor(private accounts: Accounts) {}

  get takes(): Takes {
    const answers = resourceAnswer(this.accounts.table)
    const one = this.accounts.table.called?.[0] ?? this.accounts.table.type
    return {
      freeze: { what: `Let one ${one} in no more`, body: null, answers },
      unfreeze: { what: `Let one ${one} in again`, body: null, answers },
      forgetAuthenticator: { what: `Let one ${one} set up another app`, body: null, answers },
    }
  }

  async freeze({ params }: HttpContext) {
    return ok(await this.accounts.turn(params.id, 'frozen'))
  }

  async unfreeze({ params }: HttpContext) {
    return ok(await this.accounts.turn(params.id, 'active'))
  }

  async forgetAuthenticator({ params }: HttpContext) {
    return ok(await this.accounts.forgetAuthenticator(params.id))
  }
}
