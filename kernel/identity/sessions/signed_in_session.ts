import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

import { SESSION_HOURS } from '#kernel/identity/session_minutes'
import type User from '#kernel/identity/user'

/** What a session says of itself, for the one it belongs to. */
export interface SignedInSession {
  /** Names the session in lists; whoever knows it cannot use it. */
  readonly handle: string
  /** When somebody signed in; milliseconds since 1970 UTC. */
  readonly startedAt: number
  readonly address: string
  readonly agent: string
  /** The number of the sessions of the user when it began; see `endSessions`. */
  readonly epoch: number
  /** An outside platform has opened its window, in a project that is not chosen here. */
  readonly isFromPlatform?: boolean
}

const KEY = 'signed_in'

/**
 * Signs somebody in under a new session id, so that an id that was known before is worth nothing
 * (session fixation), and with nothing left of whoever was signed in here before.
 */
export async function beginSession(
  ctx: HttpContext,
  user: User,
  { isFromPlatform = false } = {}
): Promise<void> {
  const { request, session } = ctx
  await ctx.auth.use('web').login(user)
  session.forget('project')
  session.put(KEY, {
    handle: randomUUID(),
    startedAt: Date.now(),
    address: request.ip(),
    agent: (request.header('user-agent') ?? '').slice(0, 300),
    epoch: user.sessionEpoch,
    isFromPlatform,
  } satisfies SignedInSession)
  await session.tag(user.id)
}

/** Gives the session a new id where its rights change: another project, another password. */
export async function moveSession({ session, auth }: HttpContext): Promise<void> {
  session.regenerate()
  await session.tag(auth.use('web').getUserOrFail().id)
}

/** Lets this session live on after all sessions of its user were ended. */
export async function keepSession(ctx: HttpContext, epoch: number): Promise<void> {
  ctx.session.put(KEY, { ...sessionOf(ctx)!, epoch })
  await moveSession(ctx)
}

/** What the session of a request says of itself; undefined before signing in. */
export function sessionOf({ session }: HttpContext): SignedInSession | undefined {
  return session.get(KEY) as SignedInSession | undefined
}

/**
 * Whether the session may still be used by its user: not ended meanwhile, and not older than the
 * hours after which everybody signs in anew.
 */
export function isSessionAlive(ctx: HttpContext, user: User): boolean {
  const signedIn = sessionOf(ctx)
  if (signedIn === undefined || signedIn.epoch !== user.sessionEpoch) return false
  return Date.now() - signedIn.startedAt < SESSION_HOURS * 3600 * 1000
}
