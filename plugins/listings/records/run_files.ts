import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import type { RunFile } from '#plugins/listings/contract/listing_files'

/** A file of a run with its bytes. */
export interface MadeFile extends Omit<RunFile, 'size'> {
  readonly bytes: Uint8Array
}

/** Keeps the bytes of the files of a run until they expire. */
export async function addRunFiles(
  { trx }: Change,
  runId: string,
  files: readonly MadeFile[],
  expiresAt: Date
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  for (const [at, { bytes }] of files.entries())
    await trx.table('listing_run_files').insert({
      ...{ run_id: runId, company_id: companyId, project_id: projectId, environment },
      ...{ number: at + 1, bytes: Buffer.from(bytes), expires_at: expiresAt },
    })
}

/** The bytes of a file of a run (from 1); null where there are none, or none any longer. */
export async function readRunFile(
  trx: Reading,
  runId: string,
  number: number
): Promise<Buffer | null> {
  const row = await trx
    .from('listing_run_files')
    .where({ run_id: runId, number })
    .where('expires_at', '>', new Date())
    .select('bytes')
    .first()
  return row?.bytes ?? null
}
