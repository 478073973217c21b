import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** A paper of a run. */
export interface PaperFileRow {
  /** Of the item that it was made for, from 1. */
  readonly position: number
  readonly name: string
  readonly bytes: Uint8Array
}

/** Keeps a paper of a run until its time is over. */
export async function addPaperFile(
  { trx }: Change,
  runId: string,
  { position, name, bytes }: PaperFileRow,
  expiresAt: Date
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  await trx.table('paper_files').insert({
    ...{ run_id: runId, company_id: companyId, project_id: projectId, environment },
    ...{ position, name, bytes: Buffer.from(bytes), expires_at: expiresAt },
  })
}

/** The first paper of a run behind a position; null where there is none, or none any longer. */
export async function nextPaperFile(
  trx: Reading,
  runId: string,
  after: number
): Promise<PaperFileRow | null> {
  const row = await trx
    .from('paper_files')
    .where({ run_id: runId })
    .where('position', '>', after)
    .where('expires_at', '>', new Date())
    .select('position', 'name', 'bytes')
    .orderBy('position')
    .first()
  return row ?? null
}
