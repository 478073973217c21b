import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import db from '@adonisjs/lucid/services/db'

import type { SignedInSession } from '#kernel/identity/sessions/signed_in_session'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'
import type User from '#kernel/identity/user'

/** Where and since when somebody is signed in. */
export interface OpenSession extends Pick<SignedInSession, 'handle' | 'address' | 'agent'> {
  /** Of the store; never leaves the server. */
  readonly id: string
  /** Moments, ISO 8601. */
  readonly startedAt: string
  readonly lastUsedAt: string
}

/** The sessions in which a user is signed in at this moment, the one used last first. */
export async function listSessions(user: User): Promise<OpenSession[]> {
  const collection = await app.container.make(SessionCollection)
  const [tagged, ends] = await Promise.all([collection.tagged(user.id), endsOf(user.id)])
  return tagged
    .map(({ id, data }) => ({ id, signedIn: data.signed_in as SignedInSession | undefined }))
    .filter(({ id, signedIn }) => signedIn?.epoch === user.sessionEpoch && ends.has(id))
    .map(({ id, signedIn }) => {
      const { handle, address, agent, startedAt } = signedIn!
      const lastUsed = ends.get(id)!.getTime() - SESSION_MINUTES * 60_000
      const moments = {
        startedAt: new Date(startedAt).toISOString(),
        lastUsedAt: new Date(lastUsed).toISOString(),
      }
      return { id, handle, address, agent, ...moments }
    })
    .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
}

async function endsOf(userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .connection('app')
    .from('sessions')
    .where({ user_id: userId })
    .select('id', 'expires_at')
  return new Map(rows.map(({ id, expires_at: end }) => [id as string, end as Date]))
}
