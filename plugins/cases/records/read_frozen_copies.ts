import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { PackedBytes } from '#kernel/files/pack_bytes'

import { refuseDeleted } from '#plugins/cases/records/case_rows'
import type { FrozenBytes, FrozenMessage } from '#plugins/cases/contract/reading'

const columns = ['id', 'revision', 'purpose', 'message_sha256', 'created_at']

/** What left of a case, the latest first. */
export async function selectFrozenCopies(
  trx: TransactionClientContract,
  caseId: string
): Promise<FrozenMessage[]> {
  const rows = await trx
    .from('case_frozen_copies')
    .where({ case_id: caseId })
    .select(columns)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  return rows.map(toFrozenMessage)
}

/** One of them with its bytes, packed as they are kept. Refuses with 2602 that of a deleted case. */
export async function selectFrozenCopy(
  trx: TransactionClientContract,
  caseId: string,
  id: string
): Promise<(Omit<FrozenBytes, 'bytes'> & { readonly packed: PackedBytes }) | null> {
  const row = await trx
    .from('case_frozen_copies as copy')
    .join('cases', 'cases.id', 'copy.case_id')
    .join('case_revisions as saved', (on) =>
      on.on('saved.case_id', 'copy.case_id').andOn('saved.revision', 'copy.revision')
    )
    .where('copy.case_id', caseId)
    .where('copy.id', id)
    .select(...columns.map((column) => `copy.${column}`), 'copy.message_deflated')
    .select('cases.case_no', 'cases.removed_at', 'saved.version')
    .first()
  if (!row) return null
  refuseDeleted(row)
  const { case_no: caseNo, version } = row
  const packed = { sha256: row.message_sha256, deflated: row.message_deflated }
  return { ...toFrozenMessage(row), caseNo, version, packed }
}

interface CopyRow {
  readonly id: string
  readonly revision: number
  readonly purpose: string
  readonly message_sha256: string
  readonly created_at: Date
}

function toFrozenMessage(row: CopyRow): FrozenMessage {
  const { id, revision, purpose, message_sha256: sha256, created_at: at } = row
  return { id, revision, purpose, sha256, at: at.toISOString() }
}
