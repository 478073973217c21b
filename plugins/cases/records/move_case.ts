import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseMove } from '#plugins/cases/contract'
import type { CaseFacts } from '#plugins/cases/contract/reactions'
import type { Process } from '#plugins/cases/contract/process'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import { refuseDeleted } from '#plugins/cases/records/case_rows'
import { factsOf, selectFacts } from '#plugins/cases/records/case_facts'
import type { Guards } from '#plugins/cases/records/guards'
import { react } from '#plugins/cases/records/reactions'

/**
 * Moves a case to another node of its process, or gives it to somebody, notes it and does what must
 * follow; see `CaseRecords.transition`.
 */
export async function moveCase(
  change: Change,
  caseId: string,
  move: CaseMove,
  { process, guards }: { process: Process; guards: Guards }
): Promise<void> {
  await refuseClosedProject(change)
  if (!process.find(move.to)) throw noSuchNode(move.to)
  const row = isUuid(caseId) ? await selectFacts(change.trx, caseId) : null
  if (!row) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
  refuseDeleted(row)
  const before = factsOf(row)
  if (before.status !== move.from) throw standsElsewhere(process, before.status, move.from)
  await guards.askMove(change, caseId, move)
  const owner = move.owner === undefined ? before.owner : move.owner
  if (move.from !== move.to) change.note('status', move.from, move.to)
  if (owner?.id !== before.owner?.id) change.note('owner', before.owner?.name, owner?.name)
  await change.trx
    .from('cases')
    .where('id', caseId)
    .update({
      status: move.to,
      owner_id: owner?.id ?? null,
      owner_name: owner?.name ?? null,
      updated_at: change.trx.raw('now()'),
    })
  const after: CaseFacts = { ...before, status: move.to, owner }
  await react('moved', change.trx, { change, before, after })
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
