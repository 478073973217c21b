import type { Change } from '#kernel/changes/change'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import { factsOf, selectFacts } from '#plugins/cases/records/case_facts'
import { removeProjections } from '#plugins/cases/records/projections'
import { react } from '#plugins/cases/records/reactions'
import { writeProjections } from '#plugins/cases/records/rewrite_projections'
import { givePlaceBack, takePlaces } from '#plugins/cases/records/take_places'

/** Deletes a case that the change has locked; see `CaseRecords.delete`. */
export async function deleteCase(change: Change, before: CaseRecord): Promise<void> {
  const { id } = before
  await refuseClosedProject(change)
  const { reason } = change.act
  if (!reason) throw new Error('A case is deleted for a reason')
  const { userId, name } = currentActor()
  change.note('deleted', undefined, true)
  await change.trx
    .from('cases')
    .where({ id })
    .update({
      removed_at: change.trx.raw('now()'),
      ...{ removed_by: userId, removed_by_name: name, removed_for: reason },
    })
  await removeProjections(change, id)
  await givePlaceBack(change, currentScope())
  await react('deleted', change.trx, { change, before })
}

/** Brings a deleted case back; see `CaseRecords.restore`. */
export async function restoreCase(
  change: Change,
  caseId: string,
  forms: FormSchemas
): Promise<void> {
  const row = isUuid(caseId) ? await selectFacts(change.trx, caseId) : null
  if (!row) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
  if (row.removed_at === null) throw new kernelErrors.E_DATA_STATUS({ detail: isNotDeleted })
  await takePlaces(change, currentScope(), 1)
  change.note('deleted', true, undefined)
  await change.trx
    .from('cases')
    .where({ id: caseId })
    .update({ removed_at: null, removed_by: null, removed_by_name: null, removed_for: null })
  await writeProjections(change, forms, [caseId])
  const after = { ...factsOf(row), updatedAt: row.updated_at.toISOString() }
  await react('restored', change.trx, { change, after })
}

const isNotDeleted = wording('delete_case.is_not_deleted')
