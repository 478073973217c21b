import { inject } from '@adonisjs/core'

import type { CaseContent } from '#kernel/case/content/case_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Change } from '#kernel/changes/change'
import { Refusal } from '#kernel/errors/define_errors'
import type { Words } from '#kernel/language/words'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import { SubmissionSteps } from '#plugins/gateway/contract/steps'
import { isBelated } from '#plugins/gateway/contract/submission'
import { wording } from '#plugins/gateway/lang/server/wording'
import type { AnsweredSubmission } from '#plugins/gateway/records/answered_submissions'
import type { ArrivalRow } from '#plugins/gateway/records/arrivals'
import { addRemarks, closeEarlierRemarks } from '#plugins/gateway/records/remarks'
import { belatedStep } from '#plugins/gateway/sending/belated_step'
import { remarksOf } from '#plugins/gateway/remarks/remarks_of'

/** Numbers of the catalogue: what the regulator did with the report. */
const codes = { accepted: 2906, rejected: 2905 } as const

/** Writes what a receiver answered to its submission. */
@inject()
export class WriteAnswer {
  constructor(
    private steps: SubmissionSteps,
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /**
   * Adds the step, and the remarks where they stand in the revision that was sent. Where the report was
   * accepted, what its destination said of the case before is closed.
   * @param by the person who decides it; absent where the product does
   */
  async write(
    change: Change,
    arrival: ArrivalRow,
    submission: AnsweredSubmission,
    answer: Answer,
    by?: string
  ): Promise<void> {
    const { result, texts } = answer
    const content = await this.#contentOf(submission)
    const severity = result === 'rejected' ? 'error' : 'warning'
    const remarks = remarksOf(texts, severity, content, this.forms.catalogue)
    const { fileSha: sha256, name, size } = arrival
    if (isBelated(submission.state)) {
      const late = belatedStep(submission.state, { sentence: sentenceOf(answer) })
      await this.steps.add(change, submission.id, late)
    }
    await this.steps.add(change, submission.id, {
      act: result ?? 'noted',
      sentence: sentenceOf(answer),
      ...(result && { code: codes[result] }),
      ...(by && { actor: by }),
      file: { sha256, name, size },
    })
    await addRemarks(change, submission, arrival.id, remarks)
    if (result === 'accepted') await closeEarlierRemarks(change, submission)
  }

  /** Nothing, where the case was deleted meanwhile: then each remark stands at its element alone. */
  async #contentOf({ caseId, caseRevision }: AnsweredSubmission): Promise<CaseContent> {
    try {
      return (await this.reading.getRevision(caseId, caseRevision)).content
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return {}
    }
  }
}

function sentenceOf({ result, localNumber, messageNumber }: Answer): Words {
  if (result === 'rejected') return wording('answers.rejected')
  if (result === null) return wording('answers.undecided')
  const hasOwn = localNumber !== null && localNumber !== messageNumber
  return hasOwn
    ? wording('answers.accepted_as', { number: localNumber })
    : wording('answers.accepted')
}
