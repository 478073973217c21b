import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseMove } from '#plugins/cases/contract'
import type { Process } from '#plugins/cases/contract/process'
import { caseErrors } from '#plugins/cases/errors'
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
    detail: {
      en: `The process of this project has no step ${status}. The case stays where it is.`,
      zh: `本项目的流程中没有步骤 ${status}，案例保持原状。`,
    },
  })

function standsElsewhere(process: Process, is: string, expected: string) {
  const nameOf = (status: string, language: 'en' | 'zh') =>
    process.find(status)?.name[language] ?? status
  return new caseErrors.E_CASE_CHANGED({
    detail: {
      en: `The case is at “${nameOf(is, 'en')}” and no longer at “${nameOf(expected, 'en')}”. Refresh and try again.`,
      zh: `案例已处于“${nameOf(is, 'zh')}”，不再处于“${nameOf(expected, 'zh')}”，请刷新后重试。`,
    },
  })
}
