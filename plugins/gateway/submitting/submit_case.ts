import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Jobs } from '#kernel/jobs/jobs'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseRecords } from '#plugins/cases/contract'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { CheckCase, type Judged } from '#plugins/gateway/checking/check_case'
import { fileNameOf } from '#plugins/gateway/destinations/file_name'
import { wording } from '#plugins/gateway/lang/server/wording'
import { dueAt } from '#plugins/gateway/records/due_at'
import { freeFileName, submissionsAt } from '#plugins/gateway/records/latest_submissions'
import { addSubmission, isTaken } from '#plugins/gateway/records/new_submission'
import { SEND } from '#plugins/gateway/sending/send_submission'
import { refuseAgain } from '#plugins/gateway/submitting/refuse_again'
import { type MessageToSend, WriteMessage } from '#plugins/gateway/submitting/write_message'

/** What is submitted, and to where. */
export interface WishedSubmission {
  readonly caseId: string
  readonly destinationId: string
  /** The case as whoever submits it has seen it; as it is when absent. */
  readonly revision?: number
  /** It is submitted although the rules warn. */
  readonly overWarnings?: boolean
}

/** A case that may be submitted, with its message. */
export interface ReadySubmission extends Judged {
  readonly message: MessageToSend
}

/** Others may have taken so many numbers before. */
const MOST_NUMBERS = 50

/** Submits cases to destinations. The message is written before the transaction that keeps it begins. */
@inject()
export class SubmitCase {
  constructor(
    private checking: CheckCase,
    private writing: WriteMessage,
    private changes: Changes,
    private records: CaseRecords,
    private jobs: Jobs
  ) {}

  /**
   * Submits a case to several destinations, to all of them or to none. Refuses as `prepare` and `within` do.
   */
  async toAll(
    caseId: string,
    destinationIds: readonly string[],
    wish: Pick<WishedSubmission, 'revision' | 'overWarnings'>
  ): Promise<{ destinationId: string; submissionId: string }[]> {
    for (let more = 0; ; more += 1) {
      const ready: ReadySubmission[] = []
      for (const destinationId of destinationIds) {
        ready.push(await this.prepare({ caseId, destinationId, ...wish }, more))
      }
      try {
        return await this.changes.recordMany(async (open) => {
          const made: { destinationId: string; submissionId: string }[] = []
          for (const each of ready) {
            const submissionId = await this.within(open, each)
            made.push({ destinationId: each.destination.id, submissionId })
          }
          return made
        })
      } catch (error) {
        if (!isTaken(error) || more === MOST_NUMBERS) throw error
      }
    }
  }

  /**
   * Writes the message of a case that may be submitted. Refuses as `CheckCase.refuse` and `WriteMessage` do,
   * with 2601 a revision that is not the latest, with 2017 warnings over which nobody submits it.
   */
  async prepare(wish: WishedSubmission, more = 0): Promise<ReadySubmission> {
    const judged = await this.checking.judge(wish.caseId, wish.destinationId)
    const { record, destination, warnings } = judged
    const asks = [...judged.asks, ...warnings.map(({ message }) => message)]
    if (wish.revision !== undefined && wish.revision !== record.revision) throw changedMeanwhile()
    await this.checking.refuse(judged)
    if (asks.length > 0 && !wish.overWarnings) {
      const detail = wording('submit.warnings', { count: asks.length, message: asks[0]! })
      throw new kernelErrors.E_PARAMETER({ detail, warnings: asks.length })
    }
    return { ...judged, message: await this.writing.kept(record, destination, more) }
  }

  /**
   * Keeps it and makes the job, as acts of one transaction. Refuses with 2601 a case that others changed since,
   * with 3000 what others submitted there meanwhile, with 1006 in a closed project.
   * @returns id of the submission
   */
  async within(
    open: OpenChange,
    { record, destination, message }: ReadySubmission
  ): Promise<string> {
    const { id: caseId, caseNo, version, versionKind, revision } = record
    const change = open({ name: 'case.submitted', subject: { type: 'case', id: caseId } })
    await refuseClosedProject(change)
    const locked = await this.records.lock(change, caseId)
    if (locked.revision !== revision || (await this.checking.whyNotHere(caseId))) {
      throw changedMeanwhile()
    }
    refuseAgain(version, await submissionsAt(change.trx, caseId, destination.id))
    const { written, sha256, size, batchNumber, messageNumber, messageId, nameParts } = message
    const fileName = await freeFileName(change.trx, destination.id, (number) =>
      fileNameOf(destination.fileName, { ...nameParts, number })
    )
    change.note('destination', undefined, destination.code)
    const copy = { caseId, revision, purpose: 'submission', message: written.packed }
    const frozenId = await this.records.freeze(change, copy)
    const id = newId()
    const isPortal = destination.connectionId === null
    const due = await dueAt(change.trx, caseId, destination.region)
    await addSubmission(
      this.#about(change, id),
      {
        ...{ id, caseId, caseNo, version, versionKind, caseRevision: revision },
        ...{ destinationId: destination.id, authority: destination.authority, frozenId },
        ...{ batchNumber, messageNumber, messageId, fileName, size, messageSha: sha256 },
        ...{ isPortal, due },
      },
      {
        act: 'frozen',
        actor: currentActor().name,
        sentence: wording(isPortal ? 'step.frozen_for_portal' : 'step.frozen', {
          ...{ version, destination: destination.name },
        }),
        file: { sha256, size, name: fileName },
      }
    )
    if (!isPortal) await this.jobs.enqueue(change, SEND, { submissionId: id })
    return id
  }

  #about(change: Change, id: string): Change {
    return change.also({ name: 'submission.frozen', subject: { type: 'submission', id } })
  }
}

const changedMeanwhile = () =>
  new caseRefusals.E_CASE_CHANGED({ detail: wording('submit.changed_meanwhile') })
