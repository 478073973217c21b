import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { SubmissionState } from '#plugins/gateway/contract/submission'

/** A submission as an acknowledgement finds it. */
export interface AnsweredSubmission {
  readonly id: string
  readonly caseId: string
  /** Revision of the case that it carries. */
  readonly caseRevision: number
  readonly destinationId: string
  /** The connection of its destination; null for a portal. */
  readonly connectionId: string | null
  readonly batchNumber: string
  readonly messageNumber: string
  /** Receivers that its header names: N.1.4, N.2.r.3. */
  readonly receivers: readonly string[]
  readonly state: SubmissionState
}

interface Row extends Omit<AnsweredSubmission, 'receivers'> {
  readonly batchReceiver: string
  readonly messageReceiver: string
}

function selected(trx: TransactionClientContract) {
  return trx
    .from('submissions')
    .join('gateway_destinations as destination', 'destination.id', 'submissions.destination_id')
    .select('submissions.id', 'case_id as caseId', 'case_revision as caseRevision')
    .select('destination_id as destinationId', 'destination.connection_id as connectionId')
    .select('batch_number as batchNumber', 'message_number as messageNumber', 'state')
    .select('batch_receiver as batchReceiver', 'message_receiver as messageReceiver')
}

const shaped = ({ batchReceiver, messageReceiver, ...row }: Row): AnsweredSubmission => ({
  ...row,
  receivers: [batchReceiver, messageReceiver],
})

/** Those of the scope that have one of these numbers as batch or message, the latest first. */
export async function selectByNumbers(
  trx: TransactionClientContract,
  numbers: readonly string[]
): Promise<AnsweredSubmission[]> {
  if (numbers.length === 0) return []
  const rows: Row[] = await selected(trx)
    .where((either) => {
      void either.whereIn('batch_number', [...numbers]).orWhereIn('message_number', [...numbers])
    })
    .orderBy('submissions.created_at', 'desc')
    .orderBy('submissions.id', 'desc')
  return rows.map(shaped)
}

/** The submission, held until the change is over; null when the scope has none with that id. */
export async function holdSubmission(
  trx: TransactionClientContract,
  id: string
): Promise<AnsweredSubmission | null> {
  const held = await trx.from('submissions').where({ id }).select('id').forUpdate().first()
  if (!held) return null
  const row: Row | null = await selected(trx).where('submissions.id', id).first()
  return row && shaped(row)
}
