import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Words } from '#kernel/language/words'

import type { FoldedStep, SubmissionAct } from '#plugins/gateway/contract/submission'

/** A step as it is kept. */
export interface StepRow {
  readonly seq: number
  readonly act: SubmissionAct
  readonly hasLeft: boolean | null
  readonly at: Date
  readonly actor: string | null
  readonly sentence: Words
  /** yyyy-MM-dd */
  readonly day: string | null
  readonly code: number | null
  readonly fileSha: string | null
  readonly fileName: string | null
  readonly fileSize: number | null
}

/** The steps of a submission, in their order. */
export async function selectSteps(
  trx: TransactionClientContract,
  submissionId: string
): Promise<StepRow[]> {
  return trx
    .from('submission_steps')
    .where({ submission_id: submissionId })
    .orderBy('seq')
    .select('seq', 'act', 'has_left as hasLeft', 'at', 'actor', 'sentence', 'code')
    .select('file_sha as fileSha', 'file_name as fileName', 'file_size as fileSize')
    .select(trx.raw(`to_char(day, 'YYYY-MM-DD') as day`))
}

/** Whether a step of the submission keeps the file already: the same receipt is written once. */
export async function hasFile(
  trx: TransactionClientContract,
  submissionId: string,
  sha256: string
): Promise<boolean> {
  return (await selectSteps(trx, submissionId)).some(({ fileSha }) => fileSha === sha256)
}

/** A step as the state follows from it. */
export const folded = ({ act, hasLeft, actor }: StepRow): FoldedStep => ({
  act,
  ...(hasLeft !== null && { hasLeft }),
  isByPerson: actor !== null,
})
