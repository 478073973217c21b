import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

import type { ListingDesign } from '#plugins/listings/contract/design'
import { bothNames } from '#plugins/listings/designs/shipped_names'
import { listingErrors } from '#plugins/listings/errors'
import { wording } from '#plugins/listings/lang/server/wording'

/** What a company keeps of a line listing for its projects. */
export interface CompanyListingToSave {
  readonly name: string
  readonly design: ListingDesign
}

/** A template of the company as it is kept. */
export interface CompanyListing extends CompanyListingToSave {
  readonly id: string
  readonly revision: number
  readonly updatedByName: string
  readonly updatedAt: Date
}

const columns = {
  ...{ id: 'id', name: 'name', design: 'design', revision: 'revision' },
  ...{ updatedByName: 'updated_by_name', updatedAt: 'updated_at' },
}

/** Of the company at hand alone, for the platform too. */
const rows = (trx: TransactionClientContract) =>
  trx
    .from('company_listings')
    .where({ company_id: currentCompany() })
    .whereNull('removed_at')
    .select(columns)

/** By their names. */
export async function listCompanyListings(trx: Reading): Promise<CompanyListing[]> {
  return rows(trx).orderBy('name').orderBy('id')
}

/** Refuses with 1005 one that is not there. */
export async function findCompanyListing(trx: Reading, id: string): Promise<CompanyListing> {
  const row = await rows(trx).where('id', uuidOrNil(id)).first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

/** Refuses with 2909 a name that another one has. */
export async function addCompanyListing(
  change: Change,
  id: string,
  wish: CompanyListingToSave
): Promise<void> {
  await refuseTaken(change, wish)
  await change.trx.table('company_listings').insert({
    ...{ id, company_id: currentCompany(), name: wish.name },
    ...{ design: JSON.stringify(wish.design), updated_by_name: currentActor().name },
  })
  note(change, undefined, wish)
}

/**
 * Refuses with 1005 one that is not there, with 1006 one that was changed since `revision`, with 2909 a
 * name that another one has. @returns its revision
 */
export async function changeCompanyListing(
  change: Change,
  id: string,
  revision: number,
  wish: CompanyListingToSave
): Promise<number> {
  const before = await lock(change, id)
  if (before.revision !== revision)
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('refusals.changed_meanwhile') })
  await refuseTaken(change, wish, before.id)
  await change.trx
    .from('company_listings')
    .where({ id: before.id })
    .update({
      ...{ name: wish.name, design: JSON.stringify(wish.design), revision: revision + 1 },
      ...{ updated_at: new Date(), updated_by_name: currentActor().name },
    })
  note(change, before, wish)
  return revision + 1
}

/** Line listings that began with it stay as they are. Refuses with 1005 one that is not there. */
export async function removeCompanyListing(change: Change, id: string): Promise<void> {
  const before = await lock(change, id)
  change.note('name', before.name, undefined)
  await change.trx
    .from('company_listings')
    .where({ id: before.id })
    .update({ removed_at: new Date() })
}

async function lock({ trx }: Change, id: string): Promise<CompanyListing> {
  const row = await rows(trx).where('id', uuidOrNil(id)).forUpdate().first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return row
}

async function refuseTaken(
  { trx }: Change,
  { name }: CompanyListingToSave,
  but?: string
): Promise<void> {
  const taken = rows(trx).whereRaw('lower(name) = any (?)', [bothNames(name) as never])
  const found = await (but ? taken.whereNot('id', but) : taken).first()
  if (found) throw new listingErrors.E_NAME_TAKEN()
}

function note(
  change: Change,
  before: CompanyListingToSave | undefined,
  after: CompanyListingToSave
): void {
  if (before?.name !== after.name) change.note('name', before?.name, after.name)
  const [was, is] = [before && JSON.stringify(before.design), JSON.stringify(after.design)]
  if (was !== is) change.note('design', was, is)
}
