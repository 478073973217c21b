import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { Jobs } from '#kernel/jobs/jobs'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { StepToWrite } from '#plugins/gateway/contract/steps'
import { canWithdraw, isUnderWay } from '#plugins/gateway/contract/submission'
import { wording } from '#plugins/gateway/lang/server/wording'
import { ShowSubmission } from '#plugins/gateway/reading/show_submission'
import { Leases } from '#plugins/gateway/records/leases'
import { folded, selectSteps, type StepRow } from '#plugins/gateway/records/step_rows'
import { addStep, type BesideStep } from '#plugins/gateway/records/stored_steps'
import {
  findSubmission,
  lockSubmission,
  type SubmissionRow,
} from '#plugins/gateway/records/submission_rows'
import { SEND } from '#plugins/gateway/sending/send_submission'

/** A submission as it is when somebody does something with it. */
interface Held {
  readonly row: SubmissionRow
  readonly steps: readonly StepRow[]
}

/** Why it cannot be done, or null. */
type Why = (held: Held) => Words | null

/** What a person does with a submission. Refuses with 1005 an unknown one, with 1006 what does not fit it. */
@inject()
export class SettleSubmission {
  constructor(
    private changes: Changes,
    private database: Database,
    private leases: Leases,
    private submissions: ShowSubmission,
    private files: FileStore,
    private jobs: Jobs
  ) {}

  /** Takes it back, as long as nothing of it has left. */
  async withdraw(id: string, reason: string): Promise<void> {
    await this.#find(id)
    // Nobody sends it meanwhile.
    if (!(await this.leases.take(id))) {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('deeds.being_sent') })
    }
    try {
      const step = { act: 'withdrawn', sentence: wording('step.withdrawn', { reason }) } as const
      await this.#write(id, step, reason, whyNotWithdrawn)
    } finally {
      await this.leases.give(id)
    }
  }

  /** Sends it once more: the same bytes under the same Message-ID, where they were packed. */
  async resume(id: string, reason: string): Promise<void> {
    const step = { act: 'resumed', sentence: wording('step.resumed', { reason }) } as const
    await this.#write(id, step, reason, whyNotResumed, { next_try: null }, async (change) => {
      await this.jobs.enqueue(change, SEND, { submissionId: id })
    })
  }

  /** Ends it by hand. */
  async close(id: string, reason: string): Promise<void> {
    const step = { act: 'closed', sentence: wording('step.closed', { reason }) } as const
    await this.#write(id, step, reason, whyNotClosed)
  }

  /** Notes what was done about it elsewhere: that it was reported by other means. */
  async note(id: string, said: string, day?: string): Promise<void> {
    const sentence = day ? wording('step.noted_on', { said, day }) : wording('step.noted', { said })
    await this.#write(id, { act: 'noted', sentence, ...(day && { day }) })
  }

  /** Enters the receipt of a portal. */
  async receipt(id: string, number: string, day: string): Promise<void> {
    const sentence = wording('step.receipted', { number, day })
    await this.#write(id, { act: 'receipted', sentence, code: 2904, day }, undefined, whyNoReceipt)
  }

  /**
   * The file for a portal, which it is noted that somebody fetched. Refuses with 1003 whoever does not see all
   * of the case.
   */
  async portalFile(id: string): Promise<{ name: string; bytes: Uint8Array }> {
    const row = await this.#find(id)
    await this.submissions.refuseSeenInPart(row)
    const bytes = await refuseWhenAway(this.files.get(row.messageSha))
    const file = { sha256: row.messageSha, size: row.size, name: row.fileName }
    const step = { act: 'fetched', sentence: wording('step.fetched'), file } as const
    await this.#write(id, step, undefined, whyNotFetched)
    return { name: row.fileName, bytes }
  }

  /** Ends one in a change of several. */
  async closeWithin(change: Change, id: string, reason: string): Promise<void> {
    const step = { act: 'closed', sentence: wording('step.closed', { reason }) } as const
    await settle(change, id, step, whyNotClosed)
  }

  async #find(id: string): Promise<SubmissionRow> {
    const row = await this.database.read(async (trx) => findSubmission(trx, id))
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  async #write(
    id: string,
    step: StepToWrite,
    reason?: string,
    why: Why = () => null,
    beside: BesideStep = {},
    also: (change: Change) => Promise<void> = async () => {}
  ): Promise<void> {
    await this.#find(id)
    const act = { name: `submission.${step.act}`, subject: { type: 'submission', id } } as const
    await this.changes.record({ ...act, ...(reason && { reason }) }, async (change) => {
      await settle(change, id, step, why, beside)
      await also(change)
    })
  }
}

/** Writes a step of a person, where it fits the submission, which is held meanwhile. */
async function settle(
  change: Change,
  id: string,
  step: StepToWrite,
  why: Why,
  beside: BesideStep = {}
): Promise<void> {
  await refuseClosedProject(change)
  const row = await lockSubmission(change, id)
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  const detail = why({ row, steps: await selectSteps(change.trx, id) })
  if (detail) throw new kernelErrors.E_DATA_STATUS({ detail })
  await addStep(change, id, { ...step, actor: currentActor().name }, beside)
}

const whyNotWithdrawn: Why = ({ row, steps }) => {
  if (!isUnderWay(row.state)) return wording('deeds.over')
  return canWithdraw(steps.map(folded)) ? null : wording('deeds.has_left')
}

const whyNotResumed: Why = ({ row }) => {
  if (row.isPortal) return wording('deeds.by_portal')
  return row.state === 'halted' ? null : wording('deeds.not_halted')
}

const whyNotClosed: Why = ({ row }) => {
  if (row.state === 'withdrawn') return wording('deeds.over')
  return row.state === 'closed' ? wording('deeds.closed') : null
}

const whyNotFetched: Why = ({ row }) => (row.isPortal ? null : wording('deeds.by_connection'))

const whyNoReceipt: Why = ({ row }) => {
  if (!row.isPortal) return wording('deeds.by_connection')
  return row.state === 'portal' ? null : wording('deeds.receipt_entered')
}
