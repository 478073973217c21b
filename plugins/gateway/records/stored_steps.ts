import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseProjecting } from '#plugins/cases/contract'
import { stateOf } from '#plugins/gateway/contract/submission'
import { type StepToWrite, SubmissionSteps } from '#plugins/gateway/contract/steps'
import { renewStatus } from '#plugins/gateway/records/declare_status'
import { folded, selectSteps } from '#plugins/gateway/records/step_rows'
import { type CountsFrom, submissionDay } from '#plugins/gateway/sending/submission_day'

/** What a step changes in its submission beside what follows from all of them. */
export interface BesideStep {
  readonly mic?: string | null
  readonly packed_sha?: string
  readonly packed_size?: number
  readonly packed_headers?: string | null
  readonly next_try?: Date | null
}

/** Adds steps to submissions, whose row is locked meanwhile. */
@inject()
export default class StoredSteps extends SubmissionSteps {
  async add(change: Change, submissionId: string, step: StepToWrite): Promise<void> {
    await addStep(change, submissionId, step)
  }
}

/** The same, with what else becomes different in the submission. Refuses with 1005 an unknown one. */
export async function addStep(
  change: Change,
  submissionId: string,
  step: StepToWrite,
  beside: BesideStep = {}
): Promise<void> {
  const { trx } = change
  const row = await trx
    .from('submissions')
    .where({ id: submissionId })
    .select('*', trx.raw(`to_char(submitted_on, 'YYYY-MM-DD') as submitted_day`))
    .forUpdate()
    .first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  const own = ownAct(change, submissionId, step)
  const before = await selectSteps(trx, submissionId)
  await trx.table('submission_steps').insert(columnsOf(submissionId, before.length + 1, step))
  const steps = await selectSteps(trx, submissionId)
  const state = stateOf(steps.map(folded), row.is_portal)
  const project = await projectAtHand()
  const { counts_from: countsFrom } = await trx
    .from('gateway_destinations')
    .where({ id: row.destination_id })
    .select('counts_from')
    .firstOrFail()
  const dated = steps.map(({ act, hasLeft, at, day }) => ({
    ...{ act, day: day ?? today(project, at.getTime()) },
    ...(hasLeft !== null && { hasLeft }),
  }))
  const submittedOn = submissionDay(dated, countsFrom as CountsFrom, state)
  await trx
    .from('submissions')
    .where({ id: submissionId })
    .update({ ...beside, state, submitted_on: submittedOn, revision: row.revision + 1 })
  own.note('act', undefined, step.act)
  if (state !== row.state) own.note('state', row.state, state)
  await renewStatus(trx, row.case_id)
  if (submittedOn !== row.submitted_day) await followDueDates(change, row.case_id)
}

/** The act of the change where it is about this submission; else one that follows from it. */
function ownAct(change: Change, id: string, { act }: StepToWrite): Change {
  const { subject } = change.act
  if (subject.type === 'submission' && subject.id === id) return change
  return change.also({ name: `submission.${act}`, subject: { type: 'submission', id } })
}

/** A row of the table of steps. */
export function columnsOf(submissionId: string, seq: number, step: StepToWrite) {
  const { companyId, projectId, environment } = currentScope()
  const { act, hasLeft = null, actor = null, sentence, code = null, file, day = null } = step
  return {
    ...{ id: newId(), company_id: companyId, project_id: projectId, environment },
    ...{ submission_id: submissionId, seq, act, has_left: hasLeft, actor, code, day },
    ...{ sentence: JSON.stringify(sentence), file_sha: file?.sha256 ?? null },
    ...{ file_name: file?.name ?? null, file_size: file?.size ?? null },
  }
}

/** What completes a report is due by the day on which that was submitted. */
async function followDueDates(change: Change, caseId: string): Promise<void> {
  const projecting = await app.container.make(CaseProjecting)
  await projecting.renew(change, [caseId])
}
