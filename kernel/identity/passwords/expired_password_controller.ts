import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { has, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'
import { ChangePassword } from '#kernel/identity/passwords/change_password'
import { passwordForm } from '#kernel/identity/passwords/password_form'
import { isAskedForSecondFactor } from '#kernel/identity/second_factor/check_second_factor'
import CheckCredentials from '#kernel/identity/sign_in/check_credentials'
import { CompleteSignIn, signedIn } from '#kernel/identity/sign_in/complete_sign_in'
import User from '#kernel/identity/user'

/**
 * PUT /user/pwd/expire: whoever was refused with 2004 says name and old password once more, chooses
 * a new one, and is in.
 */
@inject()
export default class ExpiredPasswordController {
  static readonly takes = {
    handle: {
      body: passwordForm('username', 'oldPassword', 'password', 'repeat'),
      answers: described({
        anyOf: [has({ name: text, next: text }), signedIn.toJSONSchema()],
      }),
    },
  } satisfies Takes

  constructor(
    private checkCredentials: CheckCredentials,
    private changePassword: ChangePassword,
    private complete: CompleteSignIn
  ) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, ExpiredPasswordController.takes.handle)
    const { username, ...form } = body
    const address = ctx.request.ip()
    const user = await this.checkCredentials.handle({
      username: username.trim(),
      password: form.oldPassword,
      address,
    })
    await this.changePassword.handle(user, form, address)
    // Who is asked for a second factor signs in at the start, with it.
    if (await isAskedForSecondFactor(user)) return ok({ name: user.name, next: '/login' })
    return ok(await this.complete.withSession(ctx, await User.findOrFail(user.id)))
  }
}
