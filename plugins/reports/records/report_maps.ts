import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

import type { MapKind, MapShape } from '#plugins/reports/contract/report_map'

/** A map that a company uploaded. */
export interface ReportMap {
  readonly id: string
  readonly kind: MapKind
  /** Map review number. */
  readonly number: string
  readonly fileName: string
  readonly known: number
  readonly unknown: readonly string[]
  readonly uploadedByName: string
  readonly uploadedAt: Date
}

export type MapToKeep = Pick<ReportMap, 'kind' | 'number' | 'fileName' | 'known' | 'unknown'> & {
  readonly sha256: string
  readonly shape: MapShape
}

const columns = {
  ...{ id: 'id', kind: 'kind', number: 'number', fileName: 'file_name', known: 'known' },
  ...{ unknown: 'unknown', uploadedByName: 'uploaded_by_name', uploadedAt: 'uploaded_at' },
}

const ofCompany = (trx: TransactionClientContract) =>
  trx.from('report_maps').where({ company_id: currentCompany() })

/** The maps of the company at hand, without their shapes. */
export async function listMaps(trx: Reading): Promise<ReportMap[]> {
  return ofCompany(trx).select(columns).orderBy('kind')
}

/** The map of a kind that the company at hand has; null where it has none. */
export async function findMap(
  trx: Reading,
  kind: MapKind
): Promise<(Pick<ReportMap, 'number'> & { readonly shape: MapShape }) | null> {
  return ofCompany(trx).where({ kind }).select('number', 'shape').first()
}

/** The id of the map of a kind; null where there is none. */
export async function mapId(trx: Reading, kind: MapKind): Promise<string | null> {
  const row = await ofCompany(trx).where({ kind }).select('id').first()
  return row?.id ?? null
}

/** Keeps a map in the place of the one before. */
export async function keepMap(change: Change, id: string, wish: MapToKeep): Promise<void> {
  const { kind, number, fileName, known, unknown, sha256, shape } = wish
  const [before] = await ofCompany(change.trx).where({ id }).select('number', 'sha256').forUpdate()
  const row = {
    ...{ number, file_name: fileName, known, unknown: JSON.stringify(unknown), sha256 },
    ...{ shape: JSON.stringify(shape), uploaded_by_name: currentActor().name },
    uploaded_at: new Date(),
  }
  const written = before
    ? change.trx.from('report_maps').where({ id }).update(row)
    : change.trx.table('report_maps').insert({ id, company_id: currentCompany(), kind, ...row })
  await written
  if (before?.number !== number) change.note('number', before?.number, number)
  if (before?.sha256 !== sha256) change.note('file', before?.sha256, { name: fileName, sha256 })
}

/** Refuses with 1005 where there is none. */
export async function removeMap(change: Change, id: string): Promise<void> {
  const [before] = await ofCompany(change.trx).where({ id }).select('number').forUpdate()
  if (!before) throw new kernelErrors.E_DATA_NOT_FOUND()
  change.note('number', before.number, undefined)
  await change.trx.from('report_maps').where({ id }).delete()
}
