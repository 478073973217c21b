import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { has, oneOf, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, describedWith, objectOf, type CallShape, type Takes } from '#kernel/http/takes'
import { identitySettings } from '#kernel/identity/identity_settings'
import { ComeIn } from '#kernel/identity/outside_platform/come_in'
import { hasExpired } from '#kernel/identity/passwords/has_expired'
import CheckSecondFactor from '#kernel/identity/second_factor/check_second_factor'
import CheckCredentials from '#kernel/identity/sign_in/check_credentials'
import { asksForToken } from '#kernel/identity/api_tokens/asks_for_token'
import { CompleteSignIn, signedIn } from '#kernel/identity/sign_in/complete_sign_in'

const credentials = vine.compile(
  vine.object({
    username: vine
      .string()
      .trim()
      .maxLength(64)
      .regex(/^[^\p{Cc}]+$/u),
    password: vine.string().maxLength(128),
    code: vine.string().trim().maxLength(20).optional(),
  })
)

const entering = {
  /** With `want` the answer holds a token, without it the session is in a cookie. */
  body: describedWith(credentials, { want: { enum: ['token', null] } }),
  /** What is no name or no password is not told from a wrong one. */
  refuse: () => new kernelErrors.E_WRONG_PASSWORD(),
  answers: signedIn,
  /** Beside 2006: a code of an authenticator app is asked for, which is told its secret until it knows it. */
  refuses: { secondFactor: oneOf(true), enrolment: has({ uri: text, secret: text }) },
} satisfies CallShape

/** The sign-in screen and what it posts. */
@inject()
export default class SignInController {
  static readonly takes = {
    show: { query: described(objectOf({ token: { type: 'string' } }, [])) },
    signIn: entering,
    signInToPlatform: entering,
  } satisfies Takes

  constructor(
    private checkCredentials: CheckCredentials,
    private complete: CompleteSignIn,
    private secondFactor: CheckSecondFactor,
    private comeIn: ComeIn
  ) {}

  async show(ctx: HttpContext) {
    const { response, actor } = ctx
    const { query } = await hear(ctx, SignInController.takes.show)
    const code = query.token
    if (typeof code === 'string' && identitySettings().platformSecret) {
      return this.#comeIn(ctx, code)
    }
    if (actor) return response.redirect('/')
    return showScreen(ctx, 'kernel/sign_in')
  }

  /** POST /login: a session for a browser; a token with `"want": "token"` in the body. */
  async signIn(ctx: HttpContext) {
    return ok(await this.#enter(ctx, false))
  }

  /** POST /login/platform: the same, for administrators of the platform alone. */
  async signInToPlatform(ctx: HttpContext) {
    return ok(await this.#enter(ctx, true))
  }

  /** With a code of an outside platform; the address with it is left at once. */
  async #comeIn(ctx: HttpContext, code: string) {
    try {
      return ctx.response.redirect(await this.comeIn.handle(ctx, code))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return showScreen(ctx, 'kernel/sign_in', { notice: messageOf(error) })
    }
  }

  async #enter(ctx: HttpContext, onlyPlatform: boolean) {
    const { body: input } = await hear(ctx, entering)
    const user = await this.checkCredentials.handle({
      ...input,
      address: ctx.request.ip(),
      isGone: () => ctx.request.request.socket.destroyed,
    })
    if (onlyPlatform && !user.isPlatformAdmin) throw new kernelErrors.E_WRONG_PASSWORD()
    if (hasExpired(user)) throw new kernelErrors.E_PASSWORD_EXPIRED()
    await this.secondFactor.handle(user, input.code ?? '')
    return asksForToken(ctx)
      ? this.complete.withToken(ctx, user)
      : this.complete.withSession(ctx, user)
  }
}
