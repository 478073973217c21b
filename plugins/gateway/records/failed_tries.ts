import type { Reading } from '#kernel/database/database'

/** Moments of the tries that failed since a submission began, or since a person resumed it; milliseconds. */
export async function failedTries(trx: Reading, submissionId: string): Promise<number[]> {
  const { rows } = await trx.rawQuery(
    `select at from submission_steps
     where submission_id = ? and act = 'tried' and not has_left and seq > coalesce(
       (select max(seq) from submission_steps where submission_id = ? and act = 'resumed'), 0)
     order by seq`,
    [submissionId, submissionId]
  )
  return rows.map(({ at }: { at: Date }) => at.getTime())
}
