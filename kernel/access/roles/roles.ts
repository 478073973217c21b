import { inject } from '@adonisjs/core'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import { type RoleFields, roleFields } from '#kernel/access/roles/role_fields'
import { type RoleUse, usesOf, useWords } from '#kernel/access/roles/role_uses'
import { KeptResource, type Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { errorEntry } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentCompany } from '#kernel/tenancy/actor'

export type Role = Kept<RoleFields> & {
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
export class Roles extends KeptResource<RoleFields> {
  readonly kept: KeptTable<RoleFields>

  constructor(database: Database, changes: Changes, plugins: PluginRegistry) {
    super(database, changes)
    const ofProject = plugins.permissions.filter(({ level = 'project' }) => level === 'project')
    const options = ofProject.map(({ code, label }) => ({ value: code, label }))
    this.kept = {
      type: 'role',
      table: 'roles',
      fields: { ...roleFields, permissions: { ...roleFields.permissions, of: options } },
      search: ['nameZh', 'nameEn'],
      shown: { code: 'code', builtIn: 'built_in' },
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

  protected rows(trx: Trx): DatabaseQueryBuilderContract {
    const company = currentCompany()
    return trx
      .from('roles')
      .whereNull('removed_at')
      .where((own) => {
        void own.where('company_id', company).orWhereNull('company_id')
      })
  }

  protected home(): Record<string, unknown> {
    return { company_id: currentCompany(), code: `R-${newId().slice(-8)}` }
  }

  protected async complete(trx: Trx, roles: Kept<RoleFields>[]): Promise<Kept<RoleFields>[]> {
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
    before: Kept<RoleFields>,
    values: ValuesOf<RoleFields>
  ): Promise<void> {
    await this.#refuseFixed(trx, before as Role)
    await this.#refuseTaken(trx, values, before.id)
  }

  protected async beforeRemove({ trx }: Change, before: Kept<RoleFields>): Promise<void> {
    await this.#refuseFixed(trx, before as Role)
  }

  /** The lock on the role keeps everybody from getting it before the change is over. */
  async #refuseFixed(trx: Trx, { id, builtIn }: Role): Promise<void> {
    const uses: readonly RoleUse[] = (await usesOf(trx, [id], currentCompany())).get(id) ?? []
    if (builtIn) throw new kernelErrors.E_ROLE_FIXED()
    if (uses.length > 0) throw new kernelErrors.E_ROLE_FIXED({ detail: useWords(uses) })
  }

  /** Names are free when no role that people of the company see has one of them. */
  async #refuseTaken(trx: Trx, said: ValuesOf<RoleFields>, self?: string): Promise<void> {
    for (const field of ['nameZh', 'nameEn'] as const) {
      const name = said[field]
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
