import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { showScreen } from '#kernel/http/show_screen'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { ChangePassword } from '#kernel/identity/passwords/change_password'
import { passwordForm } from '#kernel/identity/passwords/password_form'
import { policyOf } from '#kernel/identity/passwords/password_policy'
import { keepSession } from '#kernel/identity/sessions/signed_in_session'

/** The screen /changePassword and what it puts. */
@inject()
export default class ChangePasswordController {
  static readonly takes = {
    change: { body: passwordForm('oldPassword', 'password', 'repeat'), answers: answeringNothing },
  } satisfies Takes

  constructor(private changePassword: ChangePassword) {}

  async show(ctx: HttpContext) {
    const policy = await policyOf(ctx.auth.getUserOrFail().companyId)
    return showScreen(ctx, 'kernel/change_password', { policy })
  }

  /** PUT /user/pwd/change: all other sessions end, the one that asks goes on. */
  async change(ctx: HttpContext) {
    const { auth, request } = ctx
    const { body: form } = await hear(ctx, ChangePasswordController.takes.change)
    const epoch = await this.changePassword.handle(auth.getUserOrFail(), form, request.ip())
    if (!bringsToken(ctx)) await keepSession(ctx, epoch)
    return ok({})
  }
}
