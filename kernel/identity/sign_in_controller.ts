import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { showScreen } from '#kernel/http/show_screen'
import CheckCredentials from '#kernel/identity/check_credentials'
import { listProjectsOf } from '#kernel/tenancy/find_project'

const credentials = vine.compile(
  vine.object({
    username: vine
      .string()
      .trim()
      .maxLength(64)
      .regex(/^[^\p{Cc}]+$/u),
    password: vine.string().maxLength(128),
  })
)

/** The sign-in screen and what it posts. */
@inject()
export default class SignInController {
  constructor(private checkCredentials: CheckCredentials) {}

  async show(ctx: HttpContext) {
    const { response, actor } = ctx
    if (actor) return response.redirect(actor.scope ? '/' : '/project-select')
    return showScreen(ctx, 'kernel/sign_in')
  }

  async signIn(ctx: HttpContext) {
    const [invalid, input] = await credentials.tryValidate(ctx.request.all())
    if (invalid) throw new kernelErrors.E_WRONG_PASSWORD()
    const user = await this.checkCredentials.handle(
      input.username,
      input.password,
      ctx.request.ip()
    )
    await ctx.auth.use('web').login(user)
    ctx.session.forget('project')
    const projects = await listProjectsOf(user.id)
    return ok({ name: user.name, next: projects.length > 0 ? '/project-select' : '/' })
  }
}
