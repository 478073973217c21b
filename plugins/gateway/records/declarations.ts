import type { Change } from '#kernel/changes/change'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

/** What somebody says of a case at a destination. */
export interface Decision {
  readonly caseId: string
  readonly destinationId: string
  readonly version: number
  readonly isRequired: boolean
  readonly reason?: string
}

const write = `
  insert into regional_declarations
    (case_id, company_id, project_id, environment, destination_id, version, is_required, reason, decided_by)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (case_id, destination_id) do update set version = excluded.version,
    is_required = excluded.is_required, reason = excluded.reason, decided_by = excluded.decided_by,
    decided_at = now()`

/** Writes whether a case goes to a destination, in the change whose act is about the case. */
export async function writeDecision({ trx }: Change, decision: Decision): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  const { caseId, destinationId, version, isRequired, reason = '' } = decision
  const scope = [companyId, projectId, environment]
  const values = [destinationId, version, isRequired, reason, currentActor().name]
  await trx.rawQuery(write, [caseId, ...scope, ...values])
}
