import type { Change } from '#kernel/changes/change'

/**
 * Ends every session and every token of a user, at once and for good: also one that a request of
 * this moment writes back counts no more, since it carries an older number. Part of any change
 * after which somebody must sign in anew: another password, frozen, deleted.
 * @returns the number of the sessions that count from now on
 */
export async function endSessions(change: Change, userId: string): Promise<number> {
  const { trx } = change
  const { rows } = await trx.rawQuery(
    'update users set session_epoch = session_epoch + 1 where id = ? returning session_epoch',
    [userId]
  )
  await trx.from('sessions').where({ user_id: userId }).delete()
  await trx.from('api_tokens').where({ tokenable_id: userId }).delete()
  return Number(rows[0].session_epoch)
}
