import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { Changes } from '#kernel/changes/changes'
import {
  answering,
  answeringList,
  answeringNothing,
  moment,
  text,
  truth,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { listSessions } from '#kernel/identity/sessions/list_sessions'
import { keepSession, sessionOf } from '#kernel/identity/sessions/signed_in_session'
import { asUser } from '#kernel/identity/sign_in/record_sign_in'
import { actAs } from '#kernel/tenancy/actor'

/** Where somebody is signed in, and ending what should not be. */
@inject()
export default class SessionListController {
  static readonly takes = {
    list: {
      what: 'Where one is signed in',
      answers: answeringList({
        handle: text,
        address: text,
        agent: text,
        startedAt: moment,
        lastUsedAt: moment,
        isThis: truth,
      }),
    },
    end: { what: 'End one of these sessions', body: null, answers: answering({ ended: truth }) },
    endOthers: {
      what: 'End all sessions but this one, and all tokens',
      body: null,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private changes: Changes) {}

  /** GET /user/sessions */
  async list(ctx: HttpContext) {
    const sessions = await listSessions(ctx.auth.getUserOrFail())
    const own = bringsToken(ctx) ? undefined : sessionOf(ctx)?.handle
    return ok(
      sessions.map(({ id, ...session }) => ({ ...session, isThis: session.handle === own }))
    )
  }

  /** DELETE /user/sessions/:handle; `ended` is false when the user has no such session any more. */
  async end(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const sessions = await listSessions(user)
    const found = sessions.find(({ handle }) => handle === ctx.params.handle)
    if (!found) return ok({ ended: false })
    const act = { name: 'user.session_ended', subject: { type: 'user', id: user.id } } as const
    await actAs(asUser(user), () =>
      this.changes.record(act, async (change) => {
        change.note('agent', found.agent, undefined)
        await change.trx.from('sessions').where({ id: found.id, user_id: user.id }).delete()
      })
    )
    return ok({ ended: true })
  }

  /** DELETE /user/sessions: all but the one that asks, and all tokens of the API. */
  async endOthers(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const act = { name: 'user.sessions_ended', subject: { type: 'user', id: user.id } } as const
    const epoch = await actAs(asUser(user), () =>
      this.changes.record(act, (change) => endSessions(change, user.id))
    )
    if (!bringsToken(ctx)) await keepSession(ctx, epoch)
    return ok({})
  }
}
