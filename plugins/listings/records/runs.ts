import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Language, Words } from '#kernel/language/words'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Encoding, FileKind, RunFile } from '#plugins/listings/contract/listing_files'
import { addRunFiles, type MadeFile } from '#plugins/listings/records/run_files'

/** Days for which a file is given out. */
export const KEPT_DAYS = 30

/** So many of the latest are listed. */
const MOST = 20

/** A file that is made of a design, or was. */
export interface RunRow {
  readonly id: string
  readonly designId: string
  readonly name: string
  readonly revision: number
  readonly kind: FileKind
  readonly encoding: Encoding
  readonly language: Language
  readonly isWeekly: boolean
  readonly state: 'waiting' | 'done' | 'refused' | 'cancelled'
  readonly code: number | null
  readonly sentence: Words | null
  readonly lineCount: number | null
  readonly caseCount: number | null
  readonly files: readonly RunFile[]
  readonly startedBy: string
  readonly startedByName: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly expiresAt: Date | null
}

export type NewRun = Pick<
  RunRow,
  'id' | 'designId' | 'name' | 'revision' | 'kind' | 'encoding' | 'language' | 'isWeekly'
>

const columns = {
  ...{ id: 'id', designId: 'design_id', name: 'name', revision: 'revision', kind: 'kind' },
  ...{ encoding: 'encoding', language: 'language', isWeekly: 'is_weekly', state: 'state' },
  ...{ code: 'code', sentence: 'sentence', lineCount: 'line_count', caseCount: 'case_count' },
  ...{ files: 'files', startedBy: 'started_by', startedByName: 'started_by_name' },
  ...{ startedAt: 'started_at', endedAt: 'ended_at', expiresAt: 'expires_at' },
}

/** The latest files of a design, the newest first. */
export async function listRuns(trx: Reading, designId: string): Promise<RunRow[]> {
  return trx
    .from('listing_runs')
    .where('design_id', uuidOrNil(designId))
    .select(columns)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(MOST)
}

/** Refuses with 1005 one that is not there. */
export async function findRun(trx: Reading, id: string): Promise<RunRow> {
  const row = await trx.from('listing_runs').where('id', uuidOrNil(id)).select(columns).first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

/** Keeps a run that waits for its batch. */
export async function addRun(change: Change, run: NewRun): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  const { userId, name: startedByName } = currentActor()
  const { id, designId, name, revision, kind, encoding, language, isWeekly } = run
  await change.trx.table('listing_runs').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, design_id: designId },
    ...{ name, revision, kind, encoding, language, is_weekly: isWeekly },
    ...{ state: 'waiting', started_by: userId, started_by_name: startedByName },
  })
  for (const [what, value] of Object.entries({ name, revision, kind, encoding, language }))
    change.note(what, undefined, value)
}

/** What became of a run. */
export type RunEnd =
  | { readonly files: readonly MadeFile[]; readonly lineCount: number; readonly caseCount: number }
  | { readonly code: number | null; readonly sentence: Words | null }

/** Ends a run. Its files are given out for `KEPT_DAYS` days. */
export async function endRun(change: Change, id: string, end: RunEnd): Promise<void> {
  const endedAt = new Date()
  const row = change.trx.from('listing_runs').where({ id })
  if (!('files' in end)) {
    const sentence = end.sentence && JSON.stringify(end.sentence)
    await row.update({ state: 'refused', code: end.code, sentence, ended_at: endedAt })
    return void change.note('state', 'waiting', 'refused')
  }
  const expiresAt = new Date(endedAt.getTime() + KEPT_DAYS * 86_400_000)
  const files: RunFile[] = end.files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }))
  await row.update({
    ...{ state: 'done', files: JSON.stringify(files), line_count: end.lineCount },
    ...{ case_count: end.caseCount, expires_at: expiresAt, ended_at: endedAt },
  })
  await addRunFiles(change, id, end.files, expiresAt)
  change.note('state', 'waiting', 'done')
  for (const { name, sha256 } of files) change.note('file', undefined, { name, sha256 })
}

/** Whether nothing has become of a run yet; it is held until the change is over. */
export async function waitsStill({ trx }: Change, id: string): Promise<boolean> {
  const row = await trx.from('listing_runs').where({ id }).forUpdate().select('state').first()
  return row?.state === 'waiting'
}

/** Ends a run of which nothing comes. */
export async function cancelRun(change: Change, id: string): Promise<void> {
  await change.trx
    .from('listing_runs')
    .where({ id })
    .update({ state: 'cancelled', ended_at: new Date() })
  change.note('state', 'waiting', 'cancelled')
}
