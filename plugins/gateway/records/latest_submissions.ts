import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { selectSubmissions, type SubmissionRow } from '#plugins/gateway/records/submission_rows'

/**
 * The numbers that the next message has: of a batch whose number begins with the stem, at an authority in the
 * whole company, whichever project and environment sent it; and of all messages of the destination.
 */
export async function nextNumbers(
  trx: TransactionClientContract,
  { authority, stem, destinationId }: Record<'authority' | 'stem' | 'destinationId', string>
): Promise<{ n: number; number: number }> {
  const { rows } = await trx.rawQuery(
    `select last_batch_number(?, ?) + 1 as n,
       (select count(*) from submissions where destination_id = ?) + 1 as number`,
    [authority, stem, destinationId]
  )
  return { n: Number(rows[0].n), number: Number(rows[0].number) }
}

/**
 * The first name of a file that no submission of the destination has: several messages may be written
 * before the first of them is submitted. Who else submits there waits until the transaction is over.
 * @param nameOf the name that a message would have by its number
 */
export async function freeFileName(
  trx: TransactionClientContract,
  destinationId: string,
  nameOf: (number: number) => string
): Promise<string> {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `submissions ${destinationId}`,
  ])
  const at = () => trx.from('submissions').where({ destination_id: destinationId })
  const [{ count }] = await at().count('* as count')
  for (let number = Number(count) + 1; ; number += 1) {
    const name = nameOf(number)
    const isTaken = await at().whereRaw('lower(file_name) = lower(?)', [name]).first()
    // A name without a number does not become another one: the table refuses it.
    if (!isTaken || nameOf(number + 1) === name) return name
  }
}

/** The submissions of a case at a destination, the latest first. */
export async function submissionsAt(
  trx: TransactionClientContract,
  caseId: string,
  destinationId: string
): Promise<SubmissionRow[]> {
  return selectSubmissions(trx)
    .where({ case_id: caseId, destination_id: destinationId })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

/** Submissions of a case that are neither answered nor ended. */
export async function countUnderWay(
  trx: TransactionClientContract,
  caseId: string
): Promise<number> {
  const [{ n }] = await trx
    .from('submissions')
    .where({ case_id: caseId })
    .whereIn('state', ['queued', 'waiting', 'sent', 'portal', 'delivered'])
    .count('* as n')
  return Number(n)
}
