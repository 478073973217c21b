import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { PackedBytes } from '#kernel/files/pack_bytes'

import type { FrozenMessage } from '#plugins/cases/contract/reading'

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

/** One of them with its bytes, packed as they are kept. */
export async function selectFrozenCopy(
  trx: TransactionClientContract,
  caseId: string,
  id: string
): Promise<(FrozenMessage & { readonly packed: PackedBytes }) | null> {
  const row = await trx
    .from('case_frozen_copies')
    .where({ case_id: caseId, id })
    .select(...columns, 'message_deflated')
    .first()
  if (!row) return null
  const packed = { sha256: row.message_sha256, deflated: row.message_deflated }
  return { ...toFrozenMessage(row), packed }
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
