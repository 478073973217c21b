import { gunzipSync, gzipSync } from 'node:zlib'

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { sha256Of } from '#kernel/files/file_store'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { FrozenRun } from '#plugins/sur/contract/freeze'
import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'

type Trx = TransactionClientContract

/** Who did something when. */
interface DoneBy {
  readonly byName: string
  readonly at: Date
}

/** A freeze without what it holds. */
export interface FreezeHead extends DoneBy {
  readonly seq: number
  /** Of the canonical bytes of what it holds, in hex. */
  readonly digest: string
  readonly reason: string | null
  /** Who read its quality lists; null where nobody has yet. */
  readonly reading: DoneBy | null
}

/** The freezes of a report, the latest first. */
export async function listFreezes(trx: Trx, reportId: string): Promise<FreezeHead[]> {
  const rows = await trx
    .from('periodic_freezes')
    .where({ report_id: reportId })
    .orderBy('seq', 'desc')
    .select('seq', 'digest', 'reason', 'by_name as byName', 'at')
  const readings = await trx.from('periodic_readings').where({ report_id: reportId })
  return rows.map((row) => {
    const found = readings.find(({ freeze_seq: seq }) => seq === row.seq)
    return { ...row, reading: found ? { byName: found.by_name, at: found.at } : null }
  })
}

/** The freeze that holds; undefined where the tables of a report are live. */
export async function lastFreeze(trx: Trx, reportId: string): Promise<FreezeHead | undefined> {
  return (await listFreezes(trx, reportId))[0]
}

/** What the last freeze of a report holds, as its bytes say; undefined where it has none. */
export async function readFrozen(
  trx: Trx,
  reportId: string
): Promise<{ readonly run: FrozenRun; readonly digest: string } | undefined> {
  const row = await trx
    .from('periodic_freezes')
    .where({ report_id: reportId })
    .orderBy('seq', 'desc')
    .select('body', 'digest')
    .first()
  if (!row) return undefined
  const text = gunzipSync(row.body as Buffer).toString('utf8')
  return { run: JSON.parse(text) as FrozenRun, digest: row.digest as string }
}

/**
 * Keeps a run as the next freeze of a report, whose row is held. Refuses with 1006 where somebody froze it
 * meanwhile.
 * @param last number of the freeze that the actor saw; 0 for none
 */
export async function addFreeze(
  change: Change,
  run: FrozenRun,
  last: number,
  reason: string | null
): Promise<void> {
  const { trx } = change
  const report_id = change.act.subject.id
  if (((await lastFreeze(trx, report_id))?.seq ?? 0) !== last)
    throw new kernelErrors.E_DATA_STATUS()
  const bytes = canonicalBytes(run)
  const digest = sha256Of(bytes)
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { userId: by_id, name: by_name } = currentActor()
  await trx.table('periodic_freezes').insert({
    ...{ report_id, seq: last + 1, company_id, project_id, environment },
    ...{ body: gzipSync(bytes), digest, reason, by_id, by_name },
  })
  change.note('freeze', last || undefined, last + 1)
  change.note('sha256', undefined, digest)
}

/** Says that the actor has read the quality lists of a freeze. Refuses with 1006 where somebody has. */
export async function addReading(change: Change, freeze: FreezeHead): Promise<void> {
  if (freeze.reading) throw new kernelErrors.E_DATA_STATUS()
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { userId: by_id, name: by_name } = currentActor()
  await change.trx.table('periodic_readings').insert({
    ...{ report_id: change.act.subject.id, freeze_seq: freeze.seq },
    ...{ company_id, project_id, environment, by_id, by_name },
  })
  change.note('quality_lists', undefined, freeze.seq)
}
