import type { Reading } from '#kernel/database/database'

import { TOLD_AFTER_MINUTES } from '#plugins/gateway/sending/retries'

/** What of the submissions of the scope needs a person. */
export interface Pressing {
  readonly failed: number
  /** Tries that have failed for an hour. */
  readonly waiting: number
  /** Acknowledgements that are later than their destination wants. */
  readonly late: number
  /** What a receiver said of those that were halted, withdrawn or closed, which nobody looked at since. */
  readonly belated: number
}

/** How many submissions need a person: the latest of each case at each destination counts. */
export async function countPressing(trx: Reading): Promise<Pressing> {
  const { rows: belated } = await trx.rawQuery(
    `select count(distinct late.submission_id)::int as count from submission_steps late
     where late.act = 'belated' and not exists (select from submission_steps later
       where later.submission_id = late.submission_id and later.seq > late.seq
         and later.actor is not null)`
  )
  const { rows } = await trx.rawQuery(
    `select count(*) filter (where s.state in ('rejected', 'halted'))::int as failed,
       count(*) filter (where s.state = 'waiting' and exists (select from submission_steps
         where submission_id = s.id and act = 'tried' and at < now() - make_interval(mins => ?)))::int as waiting,
       count(*) filter (where s.state in ('sent', 'delivered') and exists (select from submission_steps
         where submission_id = s.id and act in ('reminded', 'escalated')))::int as late
     from submissions s
     where s.state in ('rejected', 'halted', 'waiting', 'sent', 'delivered')
       and not exists (select from submissions later where later.case_id = s.case_id
         and later.destination_id = s.destination_id and later.created_at > s.created_at
         and later.state <> 'withdrawn')`,
    [TOLD_AFTER_MINUTES]
  )
  return { ...rows[0], belated: belated[0].count }
}
