import type { Change } from '#kernel/changes/change'

/** Ends every session of a user as part of a change after which nothing may be done in them. */
export async function signOut({ trx }: Change, userId: string): Promise<void> {
  await trx.from('sessions').where({ user_id: userId }).delete()
}
