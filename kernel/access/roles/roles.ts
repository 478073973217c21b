import { inject } from '@adonisjs/core'

import { RoleSchema } from '#database/schema'
import { type RoleFields, roleFields } from '#kernel/access/roles/role_fields'
import { type RoleUse, usesOf, useWords } from '#kernel/access/roles/role_uses'
import type { Rows } from '#kernel/admin/resources/resource_reading'
import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { errorEntry } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { text, truth, whole } from '#kernel/http/answers'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentCompany } from '#kernel/tenancy/actor'

/** A role as it is kept. */
class RoleRow extends RoleSchema {
  static table = 'roles'
}

export type Role = ResourceRow<RoleFields> & {
  readonly code: string
  readonly builtIn: boolean
  /** How many people have it in a project of the company. */
  readonly users: number
}

/** A role to be made, or to be changed where it has an id. */
export interface RoleWish {
  readonly id?: string
  readonly sent: unknown
}

/**
 * The roles of the current company: the built-in ones, which nobody changes, and its own. A role
 * carries rights on projects only; those on the company come with being its administrator.
 */
@inject()
export class Roles extends ResourceRecords<RoleFields> {
  readonly table: ResourceTable<RoleFields>

  constructor(database: Database, changes: Changes, plugins: PluginRegistry) {
    super(database, changes)
    const ofProject = plugins.permissions.filter(({ level = 'project' }) => level === 'project')
    const options = ofProject.map(({ code, label }) => ({ value: code, label }))
    this.table = {
      type: 'role',
      model: RoleRow,
      fields: { ...roleFields, permissions: { ...roleFields.permissions, of: options } },
      search: ['nameZh', 'nameEn'],
      shown: { code: { is: text }, builtIn: { is: truth } },
      found: { users: whole },
      unique: {
        roles_name_zh: { field: 'nameZh', refusal: kernelErrors.E_ROLE_NAME },
        roles_name_en: { field: 'nameEn', refusal: kernelErrors.E_ROLE_NAME },
      },
    }
  }

  /** Makes and changes several roles, all of them or none. Refuses as `create` and `change` do. */
  async writeAll(wishes: readonly RoleWish[]): Promise<void> {
    if (wishes.length === 0) return
    await this.changes.recordMany(async (open) => {
      for (const { id, sent } of wishes) {
        if (id === undefined) await this.createWithin(open, sent)
        else await this.changeWithin(open, id, sent)
      }
    })
  }

  protected rows(trx: Trx): Rows {
    const company = currentCompany()
    return super.rows(trx).where((own) => {
      void own.where('companyId', company).orWhereNull('companyId')
    })
  }

  protected ownerColumns(): Record<string, unknown> {
    return { companyId: currentCompany(), code: `R-${newId().slice(-8)}` }
  }

  protected async complete(
    trx: Trx,
    roles: ResourceRow<RoleFields>[]
  ): Promise<ResourceRow<RoleFields>[]> {
    const uses = await usesOf(
      trx,
      roles.map(({ id }) => id),
      currentCompany()
    )
    return roles.map((role) => ({ ...role, users: uses.get(role.id)?.length ?? 0 }))
  }

  protected async beforeCreate({ trx }: Change, values: ValuesOf<RoleFields>): Promise<void> {
    await this.#refuseTaken(trx, values)
  }

  protected async beforeChange(
    { trx }: Change,
    before: ResourceRow<RoleFields>,
    values: ValuesOf<RoleFields>
  ): Promise<void> {
    await this.#refuseFixed(trx, before as Role)
    await this.#refuseTaken(trx, values, before.id)
  }

  protected async beforeRemove({ trx }: Change, before: ResourceRow<RoleFields>): Promise<void> {
    await this.#refuseFixed(trx, before as Role)
  }

  /** The lock on the role keeps everybody from getting it before the change is over. */
  async #refuseFixed(trx: Trx, { id, builtIn }: Role): Promise<void> {
    const uses: readonly RoleUse[] = (await usesOf(trx, [id], currentCompany())).get(id) ?? []
    if (builtIn) throw new kernelErrors.E_ROLE_FIXED()
    if (uses.length > 0) throw new kernelErrors.E_ROLE_FIXED({ detail: useWords(uses) })
  }

  /** Names are free when no role that people of the company see has one of them. */
  async #refuseTaken(trx: Trx, wanted: ValuesOf<RoleFields>, self?: string): Promise<void> {
    for (const field of ['nameZh', 'nameEn'] as const) {
      const name = wanted[field]
      const taken = this.rows(trx).where((either) => {
        void either
          .whereRaw('lower(name_zh) = lower(?)', [name])
          .orWhereRaw('lower(name_en) = lower(?)', [name])
      })
      if (self !== undefined) void taken.whereNot('id', self)
      if (await taken.first()) throw nameTaken(field)
    }
  }
}

const nameTaken = (field: keyof RoleFields) =>
  new kernelErrors.E_ROLE_NAME({
    errors: [{ field, message: errorEntry(kernelErrors.E_ROLE_NAME.number).message }],
  })
