import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { PairViewSettings, ShownPairView } from '#plugins/signal/contract/pair_view'
import { wording } from '#plugins/signal/lang/server/wording'

/** What a person saves. */
export type ViewToSave = Pick<ShownPairView, 'name' | 'isShared' | 'isDefault'> & {
  readonly settings: PairViewSettings
}

interface ViewRow extends ViewToSave {
  readonly id: string
  readonly ownerId: string
  readonly ownerName: string
  readonly revision: number
}

const rows = (trx: TransactionClientContract) =>
  trx
    .from('signal_views')
    .whereNull('removed_at')
    .select('id', 'name', 'settings', 'revision', 'owner_id as ownerId', 'owner_name as ownerName')
    .select('is_shared as isShared', 'is_default as isDefault')

/** Views of pairs of the current scope. */
@inject()
export class PairViews {
  constructor(private database: Database) {}

  /** The views of the actor, then those that others share, by their names. */
  async seen(): Promise<ShownPairView[]> {
    const { userId } = currentActor()
    const found: ViewRow[] = await this.database.read((trx) =>
      rows(trx)
        .where((seen) => void seen.where('is_shared', true).orWhere('owner_id', userId!))
        .orderByRaw('owner_id <> ?', [userId!])
        .orderBy('name')
        .orderBy('id')
    )
    return found.map(({ ownerId, ...row }) => {
      const isMine = ownerId === userId
      return { ...row, isMine, isDefault: isMine && row.isDefault }
    })
  }

  /** Keeps a view of the actor. Refuses with 30018 a name that another one of theirs has. */
  async add(change: Change, id: string, wish: ViewToSave): Promise<void> {
    await this.#refuseTaken(change, wish.name, id)
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    await change.trx.table('signal_views').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment },
      ...{ owner_id: userId, owner_name: name, ...columnsOf(wish) },
    })
    note(change, undefined, wish)
  }

  /**
   * Changes a view of the actor. Refuses with 1005 one that is not there, with 1003 one of another person,
   * with 1006 one that was changed since `revision`, with 30018 a name in use.
   */
  async change(change: Change, id: string, revision: number, wish: ViewToSave): Promise<void> {
    const row = await this.#lock(change, id)
    if (row.revision !== revision)
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('views.changed_meanwhile') })
    await this.#refuseTaken(change, wish.name, id)
    await change.trx
      .from('signal_views')
      .where({ id })
      .update({ ...columnsOf(wish), revision: revision + 1 })
    note(change, row, wish)
  }

  /** Refuses with 1005 a view that is not there, with 1003 one of another person. */
  async remove(change: Change, id: string): Promise<void> {
    const { name, revision } = await this.#lock(change, id)
    await change.trx
      .from('signal_views')
      .where({ id })
      .update({ removed_at: new Date(), revision: revision + 1 })
    change.note('name', name, undefined)
  }

  /** Ids of other views of the actor that are shown first. */
  async otherDefaults({ trx }: Change, id: string): Promise<string[]> {
    const found: { id: string }[] = await rows(trx)
      .where({ owner_id: currentActor().userId!, is_default: true })
      .whereNot({ id })
      .forUpdate()
    return found.map((row) => row.id)
  }

  /** A view of the actor is shown first no longer. */
  async unsetDefault(change: Change, id: string): Promise<void> {
    const { revision } = await this.#lock(change, id)
    await change.trx
      .from('signal_views')
      .where({ id })
      .update({ is_default: false, revision: revision + 1 })
    change.note('default', true, false)
  }

  async #lock({ trx }: Change, id: string): Promise<ViewRow> {
    const row: ViewRow | null = await rows(trx)
      .where({ id: uuidOrNil(id) })
      .forUpdate()
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (row.ownerId !== currentActor().userId)
      throw new kernelErrors.E_NO_PERMISSION({
        detail: wording('views.of_another', { name: row.ownerName }),
      })
    return row
  }

  async #refuseTaken({ trx }: Change, name: string, id: string): Promise<void> {
    const other = await rows(trx)
      .where({ owner_id: currentActor().userId! })
      .whereRaw('lower(name) = lower(?)', [name])
      .whereNot({ id })
      .first()
    if (other) throw new kernelErrors.E_NAME_REPEATED()
  }
}

const columnsOf = ({ name, isShared, isDefault, settings }: ViewToSave) => ({
  ...{ name, is_shared: isShared, is_default: isDefault, settings: JSON.stringify(settings) },
})

function note(change: Change, before: ViewToSave | undefined, after: ViewToSave): void {
  if (before?.name !== after.name) change.note('name', before?.name, after.name)
  if (before?.isShared !== after.isShared) change.note('shared', before?.isShared, after.isShared)
  if (before?.isDefault !== after.isDefault)
    change.note('default', before?.isDefault, after.isDefault)
  const [was, is] = [before && JSON.stringify(before.settings), JSON.stringify(after.settings)]
  if (was !== is) change.note('settings', before?.settings, after.settings)
}
