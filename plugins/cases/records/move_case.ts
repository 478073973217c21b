import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseMove } from '#plugins/cases/contract'
import type { Process } from '#plugins/cases/contract/process'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import type { Guards } from '#plugins/cases/records/guards'

/** Moves a case to another node of its process and notes it; see `CaseRecords.transition`. */
export async function moveCase(
  change: Change,
  caseId: string,
  move: CaseMove,
  { process, guards }: { process: Process; guards: Guards }
): Promise<void> {
  await refuseClosedProject(change)
  if (!process.find(move.to)) throw noSuchNode(move.to)
  const row = isUuid(caseId) ? await lockedRow(change, caseId) : null
  if (!row) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
  if (row.status !== move.from) throw standsElsewhere(process, row.status, move.from)
  await guards.askMove(change, caseId, move)
  change.note('status', move.from, move.to)
  await change.trx
    .from('cases')
    .where('id', caseId)
    .update({ status: move.to, updated_at: change.trx.raw('now()') })
}

async function lockedRow({ trx }: Change, caseId: string): Promise<{ status: string } | null> {
  return trx.from('cases').where('id', caseId).forUpdate().select('status').first()
}

const noSuchNode = (status: string) =>
  new kernelErrors.E_PARAMETER({
    detail: wording('move_case.the_process_of_this_project_has', { status }),
  })

function standsElsewhere(process: Process, is: string, expected: string) {
  const nameOf = (status: string, language: 'en' | 'zh') =>
    process.find(status)?.name[language] ?? status
  return new caseErrors.E_CASE_CHANGED({
    detail: wording('move_case.the_case_is_at_and_no', {
      step: { en: nameOf(is, 'en'), zh: nameOf(is, 'zh') },
      seen: { en: nameOf(expected, 'en'), zh: nameOf(expected, 'zh') },
    }),
  })
}
