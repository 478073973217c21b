import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

import { type BuiltInRole, builtInRoles } from '#kernel/access/roles/built_in_roles'
import { carries } from '#kernel/access/roles/carries'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { openTransaction } from '#kernel/database/open_transaction'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

/** What a built-in role says in its row. */
interface WantedRole {
  readonly name_en: string
  readonly name_zh: string
  readonly permissions: readonly string[]
}

/**
 * Gives every installation the built-in roles with the rights that the installed plugins say: run
 * whenever the product starts, it writes what differs, with a line of the audit trail, and nothing
 * else.
 */
@inject()
export class AlignBuiltInRoles {
  constructor(
    private changes: Changes,
    private plugins: PluginRegistry
  ) {}

  /** @returns ids of the built-in roles, by code */
  async handle(): Promise<Readonly<Record<string, string>>> {
    const found = await rowsOf(db.connection('app'))
    const differ = builtInRoles.filter(
      (role) => !isSame(found.get(role.code), this.#wantedOf(role))
    )
    if (differ.length === 0) return idsOf(found)
    return actAs(systemIn(), () =>
      this.changes.recordMany(async (open) => {
        const trx = openTransaction()!
        // Server and worker may start in the same moment; the second one finds nothing to do.
        await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('built-in roles'))`)
        const present = await rowsOf(trx)
        for (const role of differ) await this.#align(open, role, present.get(role.code))
        return idsOf(await rowsOf(trx))
      })
    )
  }

  async #align(open: OpenChange, role: BuiltInRole, before: Row | undefined): Promise<void> {
    const wanted = this.#wantedOf(role)
    if (isSame(before, wanted)) return
    const id = before?.id ?? newId()
    const name = before ? 'role.changed' : 'role.created'
    const change = open({ name, subject: { type: 'role', id } })
    const values = { ...wanted, permissions: [...wanted.permissions], built_in: true }
    if (before) await change.trx.from('roles').where({ id }).update(values)
    else await change.trx.table('roles').insert({ id, code: role.code, ...values })
    for (const column of ['name_en', 'name_zh', 'permissions'] as const) {
      const [was, is] = [before?.[column], wanted[column]]
      if (sorted(was) !== sorted(is)) change.note(column, was, is)
    }
  }

  #wantedOf(role: BuiltInRole): WantedRole {
    return {
      name_en: role.name.en,
      name_zh: role.name.zh,
      permissions: this.plugins.permissions
        .filter((permission) => carries(role, permission))
        .map(({ code }) => code)
        .sort(),
    }
  }
}

type Row = WantedRole & { readonly id: string; readonly code: string }

async function rowsOf(client: Pick<TransactionClientContract, 'from'>): Promise<Map<string, Row>> {
  const rows: Row[] = await client
    .from('roles')
    .whereNull('company_id')
    .where({ built_in: true })
    .select('id', 'code', 'name_en', 'name_zh', 'permissions')
  return new Map(rows.map((row) => [row.code, row]))
}

function isSame(row: Row | undefined, wanted: WantedRole): boolean {
  return (
    row?.name_en === wanted.name_en &&
    row.name_zh === wanted.name_zh &&
    sorted(row.permissions) === sorted(wanted.permissions)
  )
}

/** The same rights in another order are the same. */
const sorted = (words: string | readonly string[] | undefined) => [words ?? []].flat().sort().join()

const idsOf = (rows: ReadonlyMap<string, Row>) =>
  Object.fromEntries([...rows].map(([code, { id }]) => [code, id]))
