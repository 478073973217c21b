import db from '@adonisjs/lucid/services/db'

/** Changes a row behind the back of the product, to bring about what time or others would. */
export async function changeRow(table: string, id: string, values: object): Promise<void> {
  await db.connection('owner').from(table).where({ id }).update(values)
}

/** What the audit trail tells of a user: acts in their order, with their reasons. */
export async function trailOfUser(userId: string) {
  const rows = await db
    .connection('owner')
    .from('audit_lines')
    .where({ chain: `user:${userId}` })
    .orderBy('seq')
    .select('act', 'reason', 'actor_name', 'company_id')
  return rows as { act: string; reason: string | null; actor_name: string; company_id: string }[]
}
