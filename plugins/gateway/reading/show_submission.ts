import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'

import { CaseReading } from '#plugins/cases/contract/reading'
import { SubmissionRemarks } from '#plugins/gateway/contract/remarks'
import type { ShownStep, ShownSubmission } from '#plugins/gateway/contract/shown'
import { namedDestination } from '#plugins/gateway/destinations/named_destination'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Destinations } from '#plugins/gateway/records/destinations'
import { selectSteps, type StepRow } from '#plugins/gateway/records/step_rows'
import { findSubmission, type SubmissionRow } from '#plugins/gateway/records/submission_rows'

/** Gives submissions with their steps, and what these show. */
@inject()
export class ShowSubmission {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private destinations: Destinations,
    private remarks: SubmissionRemarks,
    private files: FileStore
  ) {}

  /** Refuses with 1005 a submission that the project does not have. */
  async handle(id: string): Promise<ShownSubmission> {
    const { row, steps } = await this.#read(id)
    const { caseId, caseNo, version, caseRevision: revision, state, batchNumber, messageId } = row
    const { fileName, size, messageSha: sha256, mic, submittedOn, nextTry } = row
    const isToSend = state === 'queued' || state === 'waiting'
    return {
      ...{ id, caseId, caseNo, version, revision, state, batchNumber, messageId, fileName, size },
      ...{ sha256, mic, submittedOn },
      destination: namedDestination(await this.destinations.known(row.destinationId)),
      nextTry: isToSend ? (nextTry?.toISOString() ?? null) : null,
      steps: steps.map(shownStep),
      remarks: await this.remarks.ofSubmission(id),
    }
  }

  /**
   * What a step shows, to download. Refuses with 1005 one that shows nothing, with 1003 whoever does not see
   * all of the case: bytes that left cannot be shown in part.
   */
  async artefact(id: string, seq: number): Promise<{ name: string; bytes: Uint8Array }> {
    const { row, steps } = await this.#read(id)
    const step = steps.find((each) => each.seq === seq)
    if (!step?.fileSha) throw new kernelErrors.E_DATA_NOT_FOUND()
    await this.refuseSeenInPart(row)
    const bytes = await refuseWhenAway(this.files.get(step.fileSha))
    return { name: step.fileName!, bytes }
  }

  /** Refuses with 1003 whoever does not see all of the case of a submission. */
  async refuseSeenInPart({ caseId }: Pick<SubmissionRow, 'caseId'>): Promise<void> {
    if ((await this.reading.seenInPart([caseId])).size === 0) return
    throw new kernelErrors.E_NO_PERMISSION({ detail: wording('submit.seen_in_part') })
  }

  async #read(id: string): Promise<{ row: SubmissionRow; steps: StepRow[] }> {
    return this.database.read(async (trx) => {
      const row = await findSubmission(trx, id)
      if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
      return { row, steps: await selectSteps(trx, row.id) }
    })
  }
}

function shownStep({ fileSha, fileName, fileSize, at, ...step }: StepRow): ShownStep {
  const { seq, act, hasLeft, actor, sentence, code } = step
  return {
    ...{ seq, act, hasLeft, at: at.toISOString(), actor, sentence, code },
    artefact: fileSha === null ? null : { name: fileName!, size: fileSize!, sha256: fileSha },
  }
}
