import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseMove, CaseOwner } from '#plugins/cases/contract'
import type { Process } from '#plugins/cases/contract/process'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import { type CaseRow, refuseDeleted } from '#plugins/cases/records/case_rows'
import type { Guards } from '#plugins/cases/records/guards'

/** Moves a case to another node of its process, or gives it to somebody, and notes it; see `CaseRecords.transition`. */
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
  refuseDeleted(row)
  if (row.status !== move.from) throw standsElsewhere(process, row.status, move.from)
  await guards.askMove(change, caseId, move)
  const owner = move.owner === undefined ? row.owner : move.owner
  if (move.from !== move.to) change.note('status', move.from, move.to)
  if (owner?.id !== row.owner?.id) change.note('owner', row.owner?.name, owner?.name)
  await change.trx
    .from('cases')
    .where('id', caseId)
    .update({
      status: move.to,
      owner_id: owner?.id ?? null,
      owner_name: owner?.name ?? null,
      updated_at: change.trx.raw('now()'),
    })
}

async function lockedRow(
  { trx }: Change,
  caseId: string
): Promise<(Pick<CaseRow, 'status' | 'removed_at'> & { owner: CaseOwner | null }) | null> {
  const row = await trx
    .from('cases')
    .where('id', caseId)
    .forUpdate()
    .select('status', 'removed_at', 'owner_id', 'owner_name')
    .first()
  if (!row) return null
  const { owner_id: id, owner_name: name, ...known } = row
  return { ...known, owner: id === null ? null : { id, name } }
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
