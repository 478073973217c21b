import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, answeringNothing, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { passwordForm } from '#kernel/identity/passwords/password_form'
import { CODE_MINUTES, expectCode, mailboxOf } from '#kernel/identity/passwords/reset_codes'
import { ResetPassword } from '#kernel/identity/passwords/reset_password'
import { Jobs } from '#kernel/jobs/jobs'
import { wording } from '#kernel/lang/server/wording'
import { actAs } from '#kernel/tenancy/actor'

/**
 * How often an address of the network may ask for a code in a quarter of an hour: for one mailbox,
 * and at all. What others ask for does not count: nobody keeps the owner of a mailbox out.
 */
const ASKED = { mailbox: 3, all: 30 } as const

const nobody = { userId: null, name: 'sign-in', permissions: new Set<string>() }

/** Somebody who has forgotten the password gets a code by mail, and sets another one with it. */
@inject()
export default class ResetPasswordController {
  static readonly takes = {
    sendCode: { body: passwordForm('email'), answers: answering({ minutes: whole }) },
    reset: { body: passwordForm('email', 'code', 'password', 'repeat'), answers: answeringNothing },
  } satisfies Takes

  constructor(
    private changes: Changes,
    private jobs: Jobs,
    private resetPassword: ResetPassword
  ) {}

  /** PUT /user/pwd/verify/code: the answer is the same whether somebody has the mailbox or not. */
  async sendCode(ctx: HttpContext) {
    const { request } = ctx
    const { body } = await hear(ctx, ResetPasswordController.takes.sendCode)
    const mailbox = mailboxOf(body.email)
    if (!/^[^\s@]+@[^\s@]+$/.test(mailbox))
      throw new kernelErrors.E_PARAMETER({ detail: noMailbox })
    await refuseFlood(mailbox, request.ip())
    const subject = { type: 'user', id: 'unknown' } as const
    await actAs(nobody, () =>
      this.changes.record({ name: 'user.reset_code_asked', subject }, async (change) => {
        change.note('address', undefined, request.ip())
        await expectCode(change, mailbox)
        await this.jobs.enqueue(change, 'kernel.send_reset_code', { mailbox })
      })
    )
    return ok({ minutes: CODE_MINUTES })
  }

  /** PUT /user/pwd/reset */
  async reset(ctx: HttpContext) {
    const { body } = await hear(ctx, ResetPasswordController.takes.reset)
    await this.resetPassword.handle(body, ctx.request.ip())
    return ok({})
  }
}

async function refuseFlood(mailbox: string, address: string): Promise<void> {
  const take = (key: string, requests: number) =>
    limiter.use('database', { requests, duration: '15 mins' }).attempt(key, () => true)
  const isFree =
    (await take(`reset:${mailbox}:${address}`, ASKED.mailbox)) &&
    (await take(`reset@${address}`, ASKED.all))
  if (!isFree) throw new kernelErrors.E_NO_REPEAT_SUBMIT({ detail: tooMany })
}

const noMailbox = wording('reset_password.no_mailbox')
const tooMany = wording('reset_password.too_many_of_all')
