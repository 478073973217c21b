import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { CaseFacts } from '#plugins/cases/contract/reactions'
import type { CaseRow } from '#plugins/cases/records/case_rows'

type FactRow = Pick<
  CaseRow,
  'id' | 'case_no' | 'version' | 'revision' | 'status' | 'updated_at' | 'removed_at'
> & { readonly owner_id: string | null; readonly owner_name: string }

/** What is known of a case without what it says, locked; of a deleted one as well. */
export async function selectFacts(
  trx: TransactionClientContract,
  caseId: string
): Promise<FactRow | null> {
  return trx
    .from('cases')
    .where('id', caseId)
    .forUpdate()
    .select('id', 'case_no', 'version', 'revision', 'status', 'updated_at', 'removed_at')
    .select('owner_id', 'owner_name')
    .first()
}

/** The same as those who react to cases are told. */
export function factsOf(row: FactRow): CaseFacts {
  const {
    id,
    case_no: caseNo,
    version,
    revision,
    status,
    owner_id: ownerId,
    owner_name: name,
  } = row
  const owner = ownerId === null ? null : { id: ownerId, name }
  return { id, caseNo, version, revision, status, owner }
}
