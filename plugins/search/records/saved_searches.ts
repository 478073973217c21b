import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { json } from '#kernel/database/columns'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Question } from '#plugins/cases/contract/condition'
import { CaseSearchSchema } from '#plugins/search/database/schema'
import { wording } from '#plugins/search/lang/server/wording'

/** What somebody saves. */
export interface SearchToSave {
  readonly name: string
  readonly isShared: boolean
  readonly question: Question
}

/** A saved search as it is kept. */
export class SearchRow extends CaseSearchSchema {
  static table = 'case_searches'

  @json()
  declare question: Question
}

const rows = (client: TransactionClientContract) =>
  SearchRow.query({ client }).whereNull('removedAt')

/** The saved searches of the actor, and those that others share with the project; by their names. */
export async function listSearches(trx: Reading): Promise<SearchRow[]> {
  const { userId } = currentActor()
  return rows(trx)
    .where((seen) => void seen.where('isShared', true).orWhere('ownerId', userId!))
    .orderBy('name')
    .orderBy('id')
}

/** Keeps a search of the actor. Refuses with 30018 a name that another search of theirs has. */
export async function addSearch(
  change: Change,
  id: string,
  wish: SearchToSave
): Promise<SearchRow> {
  await refuseTaken(change.trx, wish.name)
  const { companyId, projectId, environment } = currentScope()
  const { userId, name: ownerName } = currentActor()
  const row = await SearchRow.create(
    { id, companyId, projectId, environment, ownerId: userId!, ownerName, ...wish },
    { client: change.trx }
  )
  note(change, undefined, wish)
  return row.refresh()
}

/**
 * A search of the actor, held until the change is over. Refuses with 1005 one that is not there, with
 * 1003 one of somebody else, with 1006 one that was changed since `revision`.
 */
export async function lockSearch(change: Change, id: string, revision?: number) {
  const row = await rows(change.trx).where('id', uuidOrNil(id)).forUpdate().first()
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  if (row.ownerId !== currentActor().userId) {
    throw new kernelErrors.E_NO_PERMISSION({
      detail: wording('saved_searches.of_another', { name: row.ownerName }),
    })
  }
  if (revision !== undefined && row.revision !== revision) {
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('saved_searches.changed_meanwhile') })
  }
  return row
}

/** Refuses with 30018 a name that another search of the actor has. */
export async function changeSearch(
  change: Change,
  row: SearchRow,
  wish: SearchToSave
): Promise<SearchRow> {
  await refuseTaken(change.trx, wish.name, row.id)
  note(change, row, wish)
  return row.merge({ ...wish, revision: row.revision + 1, updatedAt: new Date() }).save()
}

export async function removeSearch(change: Change, row: SearchRow): Promise<void> {
  change.note('name', row.name, undefined)
  await row.merge({ removedAt: new Date(), revision: row.revision + 1 }).save()
}

async function refuseTaken(
  trx: TransactionClientContract,
  name: string,
  but?: string
): Promise<void> {
  const { userId } = currentActor()
  const taken = rows(trx).where('ownerId', userId!).whereRaw('lower(name) = lower(?)', [name])
  const found = await (but ? taken.whereNot('id', but) : taken).first()
  if (found) {
    throw new kernelErrors.E_NAME_REPEATED()
  }
}

function note(change: Change, before: SearchToSave | undefined, after: SearchToSave): void {
  if (before?.name !== after.name) change.note('name', before?.name, after.name)
  if (before?.isShared !== after.isShared) change.note('shared', before?.isShared, after.isShared)
  const [was, is] = [before && JSON.stringify(before.question), JSON.stringify(after.question)]
  if (was !== is) change.note('question', was, is)
}
