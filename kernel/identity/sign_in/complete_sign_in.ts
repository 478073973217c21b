import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, id, moment, orNull, text, truth } from '#kernel/http/answers'
import { takeWanted } from '#kernel/http/wanted_address'
import { beginSession } from '#kernel/identity/sessions/signed_in_session'
import { RecordSignIn } from '#kernel/identity/sign_in/record_sign_in'
import User from '#kernel/identity/user'

/** What the client learns of who has just signed in, under the names that clients know. */
export interface SignedIn {
  readonly userId: string
  readonly name: string
  readonly email: string | null
  /** Whether it is an administrator of the platform. */
  readonly admin: boolean
  /** Screen to go on with. */
  readonly next?: string
  /** For clients of the API that asked for one. */
  readonly token?: string
  /** When the token ends, ISO 8601. */
  readonly expiresAt?: string
}

export const signedIn = answering({
  'userId': id,
  'name': text,
  'email': orNull(text),
  'admin': truth,
  'next?': text,
  'token?': text,
  'expiresAt?': moment,
})

/** Completes the sign-in of somebody whose password was right: with a session, or with a token for the API. */
@inject()
export class CompleteSignIn {
  constructor(private trail: RecordSignIn) {}

  /** Opens a session in the browser. */
  async withSession(ctx: HttpContext, user: User): Promise<SignedIn> {
    const wanted = takeWanted(ctx)
    await beginSession(ctx, user)
    await this.trail.entered(user, ctx.request.ip())
    return { ...shown(user), next: wanted ?? (user.isPlatformAdmin ? '/admin' : '/project-select') }
  }

  /** Makes a token, which is told this once and kept as a hash only. */
  async withToken(ctx: HttpContext, user: User): Promise<SignedIn> {
    const token = await User.accessTokens.create(user)
    await this.trail.entered(user, ctx.request.ip())
    return {
      ...shown(user),
      token: token.value!.release(),
      expiresAt: token.expiresAt!.toISOString(),
    }
  }
}

const shown = ({ id: userId, name, email, isPlatformAdmin }: User): SignedIn => ({
  userId,
  name,
  email,
  admin: isPlatformAdmin,
})
