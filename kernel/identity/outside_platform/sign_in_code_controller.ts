import { timingSafeEqual, createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { identitySettings } from '#kernel/identity/identity_settings'
import { isAccountActive } from '#kernel/identity/account_active'
import { CODE_SECONDS, makeSignInCode } from '#kernel/identity/outside_platform/sign_in_codes'
import User from '#kernel/identity/user'
import { wording } from '#kernel/lang/server/wording'
import { actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

const shape = vine.compile(
  vine.object({
    username: vine.string().maxLength(64),
    projectId: vine.string().uuid().optional(),
    environment: vine.enum([0, 1] as const).optional(),
  })
)

/**
 * POST /login/code: an outside platform, which proves itself with a secret, gets a code with which
 * the browser of one user comes in. Refuses (1006) where no secret is set.
 */
@inject()
export default class SignInCodeController {
  static readonly takes = {
    handle: {
      what: 'Sign in a user of an outside platform',
      isOfPlatform: true,
      body: shape,
      answers: answering({ code: text, seconds: whole }),
    },
  } satisfies Takes

  constructor(private changes: Changes) {}

  async handle(ctx: HttpContext) {
    refuseStranger(ctx.request.header('authorization') ?? '')
    const { body: asked } = await hear(ctx, SignInCodeController.takes.handle)
    const { username, projectId, environment = 1 } = asked
    const user = await User.findBy('username', username)
    if (!user || !(await isAccountActive(user))) throw new kernelErrors.E_USER_UNKNOWN()
    const projects = await listProjectsOf(user.id)
    if (projectId && !projects.some(({ id }) => id === projectId)) {
      throw new kernelErrors.E_DATA_NOT_FOUND()
    }
    const project = projectId ? { projectId, environment } : undefined
    const act = { name: 'user.sign_in_code_made', subject: { type: 'user', id: user.id } } as const
    const platform = {
      userId: null,
      name: 'outside platform',
      permissions: new Set<string>(),
      companyId: user.companyId ?? undefined,
    }
    const code = await actAs(platform, () =>
      this.changes.record(act, (change) => makeSignInCode(change, { userId: user.id, project }))
    )
    return ok({ code, seconds: CODE_SECONDS })
  }
}

function refuseStranger(authorization: string): void {
  const { platformSecret } = identitySettings()
  if (!platformSecret) throw new kernelErrors.E_DATA_STATUS({ detail: isOff })
  const hash = (secret: string) => createHash('sha256').update(secret).digest()
  if (!timingSafeEqual(hash(authorization), hash(`Bearer ${platformSecret}`))) {
    throw new kernelErrors.E_NOT_LOGGED_IN()
  }
}

const isOff = wording('sign_in_code.is_off')
