import type { Reading } from '#kernel/database/database'

/** Which of these people do not come in any more: they are frozen, or gone. */
export async function frozenAmong(
  trx: Reading,
  ids: readonly string[]
): Promise<ReadonlySet<string>> {
  const found: { id: string }[] = await trx
    .from('users')
    .whereIn('id', [...ids])
    .whereNot('status', 'active')
    .select('id')
  return new Set(found.map(({ id }) => id))
}
