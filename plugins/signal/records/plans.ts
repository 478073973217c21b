import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { PlanSettings, ShownPlan } from '#plugins/signal/contract/plan'
import { wording } from '#plugins/signal/lang/server/wording'

/** A plan with whom it runs for. */
export interface PlanRow extends ShownPlan {
  readonly ownerId: string | null
}

const columns = ['id', 'name', 'revision', 'settings', 'owner_id as ownerId']

/** The plans of the current scope. */
@inject()
export class Plans {
  constructor(private database: Database) {}

  async all(): Promise<PlanRow[]> {
    return this.database.read((trx) => trx.from('signal_plans').orderBy('name').select(columns))
  }

  /** Refuses with 1005 a plan that the project does not have. */
  async get(id: string): Promise<PlanRow> {
    const row: PlanRow | null = await this.database.read((trx) =>
      trx
        .from('signal_plans')
        .where({ id: uuidOrNil(id) })
        .select(columns)
        .first()
    )
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  /** Adds a plan of the actor. Refuses with 1006 a name that another plan has. */
  async add(change: Change, id: string, name: string, settings: PlanSettings): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name: ownerName } = currentActor()
    await this.#refuseName(change, name, id)
    await change.trx.table('signal_plans').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment, name },
      ...{ settings: JSON.stringify(settings), owner_id: userId, owner_name: ownerName },
    })
    change.note('name', undefined, name)
    change.note('settings', undefined, settings)
  }

  /** Changes a plan. Refuses with 1006 where others changed it since `revision`, and a name in use. */
  async change(
    change: Change,
    { id, name, settings, revision }: Pick<PlanRow, 'id' | 'name' | 'settings' | 'revision'>
  ): Promise<void> {
    const row = await change.trx
      .from('signal_plans')
      .where({ id: uuidOrNil(id) })
      .forUpdate()
      .select('name', 'settings', 'revision')
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (row.revision !== revision)
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('plans.changed_meanwhile') })
    await this.#refuseName(change, name, id)
    const { userId, name: ownerName } = currentActor()
    await change.trx
      .from('signal_plans')
      .where({ id })
      .update({
        ...{ name, settings: JSON.stringify(settings), revision: revision + 1 },
        ...{ owner_id: userId, owner_name: ownerName },
      })
    if (row.name !== name) change.note('name', row.name, name)
    change.note('settings', row.settings, settings)
  }

  async #refuseName({ trx }: Change, name: string, id: string): Promise<void> {
    const other = await trx
      .from('signal_plans')
      .whereRaw('lower(name) = lower(?)', [name])
      .whereNot({ id })
      .select('id')
      .first()
    if (other) throw new kernelErrors.E_DATA_STATUS({ detail: wording('plans.name_in_use') })
  }
}
