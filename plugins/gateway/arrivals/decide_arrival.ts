import { inject } from '@adonisjs/core'

import { type Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import { answersIn } from '#plugins/gateway/answers/answer_files'
import { matchedSentence } from '#plugins/gateway/arrivals/settle_answer'
import { WriteAnswer } from '#plugins/gateway/arrivals/write_answer'
import { wording } from '#plugins/gateway/lang/server/wording'
import { holdSubmission } from '#plugins/gateway/records/answered_submissions'
import {
  arrivalAct,
  type ArrivalRow,
  holdAcknowledgement,
  holdOfProject,
  selectEarlier,
  settleArrival,
} from '#plugins/gateway/records/arrivals'

/** What a person decides of something that found no submission by itself. */
@inject()
export class DecideArrival {
  constructor(
    private changes: Changes,
    private store: FileStore,
    private writing: WriteAnswer
  ) {}

  /**
   * Writes what came to the submission that a person names; even a rejection of what was accepted before.
   * Refuses with 1005 what the project at hand does not have, with 1006 what does not wait, and what was
   * written to that submission before.
   */
  async assign(arrivalId: string, submissionId: string): Promise<void> {
    const { name: by } = currentActor()
    const id = uuidOrNil(arrivalId)
    await this.changes.record(arrivalAct('assigned', own(id)), async (change) => {
      await refuseClosedProject(change)
      const arrival = await waiting(change, id, ['orphan'])
      const answer = await this.#answerOf(arrival)
      await holdAcknowledgement(change, arrival, answer)
      const submission = await holdSubmission(change.trx, submissionId)
      if (!submission) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: unknown })
      const earlier = await selectEarlier(change, arrival, answer)
      if (earlier.some((each) => each.submissionId === submission.id)) refuse(known)
      await this.writing.write(change, arrival, submission, answer, by)
      const sentence = matchedSentence(submission, answer)
      const scope = currentScope()
      const settled = { state: 'matched', sentence, submissionId: submission.id } as const
      await settleArrival(change, arrival, { ...settled, scope, by })
    })
  }

  /** Says that it belongs to nothing here. Refuses with 1005 and 1006 as above. */
  async setAside(arrivalId: string, reason: string): Promise<void> {
    const { name: by } = currentActor()
    const id = uuidOrNil(arrivalId)
    await this.changes.record({ ...arrivalAct('set_aside', own(id)), reason }, async (change) => {
      await refuseClosedProject(change)
      const arrival = await waiting(change, id, ['orphan', 'unreadable'])
      const sentence = wording('arrivals.set_aside', { name: by, reason })
      const scope = currentScope()
      await settleArrival(change, arrival, { state: 'set_aside', sentence, reason, by, scope })
    })
  }

  /** It is read from its bytes once more: they are what came. */
  async #answerOf({ fileSha, part }: ArrivalRow): Promise<Answer> {
    const answers = await answersIn(await refuseWhenAway(this.store.get(fileSha)))
    return answers[part - 1] ?? refuse(wording('arrivals.unreadable'))
  }
}

/** In the project at hand it has a trail of its own, whatever it came by. */
const own = (id: string) => ({ id, connectionId: null })

async function waiting(
  { trx }: Change,
  id: string,
  states: readonly ArrivalRow['state'][]
): Promise<ArrivalRow> {
  const arrival = await holdOfProject(trx, id)
  if (!arrival) throw new kernelErrors.E_DATA_NOT_FOUND()
  if (!states.includes(arrival.state)) refuse(wording('arrivals.not_waiting'))
  return arrival
}

function refuse(detail: ReturnType<typeof wording>): never {
  throw new kernelErrors.E_DATA_STATUS({ detail })
}

const unknown = wording('arrivals.no_submission')
const known = wording('arrivals.repeated')
