import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { ListingDesign } from '#plugins/listings/contract/design'
import { bothNames } from '#plugins/listings/designs/shipped_names'
import { listingErrors } from '#plugins/listings/errors'
import { wording } from '#plugins/listings/lang/server/wording'
import type { WeeklyFile } from '#plugins/listings/records/weekly'

/** What somebody saves. */
export interface DesignToSave {
  readonly name: string
  readonly isTemplate: boolean
  readonly design: ListingDesign
}

/** A design as it is kept. */
export interface DesignRow extends DesignToSave {
  readonly id: string
  readonly revision: number
  readonly updatedByName: string
  readonly updatedAt: Date
  readonly weekly: WeeklyFile | null
  readonly weeklyBy: string | null
  readonly weeklyByName: string | null
}

/** A revision of a design. */
export interface DesignVersion {
  readonly revision: number
  readonly name: string
  readonly design: ListingDesign
  readonly savedByName: string
  readonly savedAt: Date
}

const columns = {
  ...{ id: 'id', name: 'name', isTemplate: 'is_template', design: 'design', weekly: 'weekly' },
  ...{ weeklyBy: 'weekly_by', weeklyByName: 'weekly_by_name', revision: 'revision' },
  ...{ updatedByName: 'updated_by_name', updatedAt: 'updated_at' },
}

const rows = (trx: TransactionClientContract) =>
  trx.from('listing_designs').whereNull('removed_at').select(columns)

/** Designs of the project, or its templates, by their names. */
export async function listDesigns(trx: Reading, isTemplate: boolean): Promise<DesignRow[]> {
  return rows(trx).where('is_template', isTemplate).orderBy('name').orderBy('id')
}

/** Refuses with 1005 one that is not there. */
export async function findDesign(trx: Reading, id: string): Promise<DesignRow> {
  const row = await rows(trx).where('id', uuidOrNil(id)).first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

export async function findDesignByName(trx: Reading, name: string): Promise<DesignRow | null> {
  return rows(trx)
    .where('is_template', false)
    .whereRaw('lower(name) = any (?)', [bothNames(name) as never])
    .first()
}

/** The revisions of a design, the latest first. */
export async function listVersions(trx: Reading, id: string): Promise<DesignVersion[]> {
  return trx
    .from('listing_design_versions')
    .where('design_id', uuidOrNil(id))
    .select({ revision: 'revision', name: 'name', design: 'design' })
    .select({ savedByName: 'saved_by_name', savedAt: 'saved_at' })
    .orderBy('revision', 'desc')
}

/** Refuses with 2909 a name that another one has. */
export async function addDesign(change: Change, id: string, wish: DesignToSave): Promise<void> {
  await refuseTaken(change, wish)
  const { companyId, projectId, environment } = currentScope()
  const { name, isTemplate, design } = wish
  await change.trx.table('listing_designs').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, name },
    ...{ is_template: isTemplate, design: JSON.stringify(design) },
    updated_by_name: currentActor().name,
  })
  await keepVersion(change, id, 1, wish)
  note(change, undefined, wish)
}

/**
 * A design, held until the change is over. Refuses with 1005 one that is not there, with 1006 one that was
 * changed since `revision`.
 */
export async function lockDesign(
  change: Change,
  id: string,
  revision?: number
): Promise<DesignRow> {
  const row: DesignRow | null = await rows(change.trx)
    .where('id', uuidOrNil(id))
    .forUpdate()
    .first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  if (revision !== undefined && row.revision !== revision)
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('refusals.changed_meanwhile') })
  return row
}

/** Refuses with 2909 a name that another one has. */
export async function changeDesign(
  change: Change,
  row: DesignRow,
  { name, design }: Pick<DesignToSave, 'name' | 'design'>
): Promise<number> {
  const wish = { name, design, isTemplate: row.isTemplate }
  await refuseTaken(change, wish, row.id)
  const revision = row.revision + 1
  await change.trx
    .from('listing_designs')
    .where('id', row.id)
    .update({
      ...{ name, design: JSON.stringify(design), revision, updated_at: new Date() },
      updated_by_name: currentActor().name,
    })
  await keepVersion(change, row.id, revision, wish)
  note(change, row, wish)
  return revision
}

/** Nothing is sent of it from then on. */
export async function removeDesign(change: Change, { id, name }: DesignRow): Promise<void> {
  change.note('name', name, undefined)
  await change.trx.from('listing_designs').where('id', id).update({ removed_at: new Date() })
}

async function keepVersion(
  change: Change,
  id: string,
  revision: number,
  { name, design }: DesignToSave
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  await change.trx.table('listing_design_versions').insert({
    ...{ design_id: id, revision, company_id: companyId, project_id: projectId, environment },
    ...{ name, design: JSON.stringify(design), saved_by_name: currentActor().name },
  })
}

async function refuseTaken(
  { trx }: Change,
  { name, isTemplate }: DesignToSave,
  but?: string
): Promise<void> {
  const taken = rows(trx)
    .where('is_template', isTemplate)
    .whereRaw('lower(name) = any (?)', [bothNames(name) as never])
  const found = await (but ? taken.whereNot('id', but) : taken).first()
  if (found) throw new listingErrors.E_NAME_TAKEN()
}

function note(change: Change, before: DesignToSave | undefined, after: DesignToSave): void {
  if (before?.name !== after.name) change.note('name', before?.name, after.name)
  const [was, is] = [before && JSON.stringify(before.design), JSON.stringify(after.design)]
  if (was !== is) change.note('design', was, is)
}
