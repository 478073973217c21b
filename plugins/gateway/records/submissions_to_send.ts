import type { Reading } from '#kernel/database/database'

/** Submissions whose time to be sent has come and that nobody is sending, the oldest first. */
export async function selectToSend(trx: Reading, most: number): Promise<string[]> {
  const rows = await trx
    .from('submissions')
    .whereIn('state', ['queued', 'waiting'])
    .whereRaw('(next_try is null or next_try <= now())')
    .whereRaw(
      'not exists (select from submission_leases l where l.submission_id = submissions.id and l.until >= now())'
    )
    .orderBy('created_at')
    .limit(most)
    .select('id')
  return rows.map(({ id }) => id as string)
}

/** A submission whose acknowledgement is late, and what was done about it already. */
export interface Unanswered {
  readonly id: string
  readonly hours: number
  readonly remindHours: number
  readonly escalateHours: number
  readonly isReminded: boolean
  readonly isEscalated: boolean
}

/** Submissions that have left and whose acknowledgement is awaited longer than their destination wants. */
export async function selectUnanswered(trx: Reading): Promise<Unanswered[]> {
  const { rows } = await trx.rawQuery(`
    select s.id, left_at.hours, d.remind_hours as "remindHours", d.escalate_hours as "escalateHours",
      exists (select from submission_steps where submission_id = s.id and act = 'reminded') as "isReminded",
      exists (select from submission_steps where submission_id = s.id and act = 'escalated') as "isEscalated"
    from submissions s
    join gateway_destinations d on d.id = s.destination_id
    cross join lateral (
      select extract(epoch from now() - min(at)) / 3600 as hours from submission_steps
      where submission_id = s.id and (act in ('delivered', 'receipted') or (act = 'tried' and has_left))
    ) left_at
    where s.state in ('sent', 'delivered') and left_at.hours >= d.remind_hours`)
  return rows.map((row: Unanswered) => ({ ...row, hours: Number(row.hours) }))
}
