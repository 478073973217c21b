import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { CompanyUnits } from '#plugins/organisation/contract'
import { wording } from '#plugins/organisation/lang/server/wording'

const tables = { sponsor: 'sponsors', server: 'servers' } as const

/** Sponsors and servers as the company keeps them. */
@inject()
export default class StoredUnits extends CompanyUnits {
  constructor(private database: Database) {
    super()
  }

  async idOf(kind: keyof typeof tables, name: string): Promise<string> {
    const found = await this.#row(kind, { name })
    if (found) return found.id
    throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('units.not_there', { name }) })
  }

  async nameOf(kind: keyof typeof tables, id: string): Promise<string | null> {
    return (await this.#row(kind, { id }))?.name ?? null
  }

  #row(
    kind: keyof typeof tables,
    by: Readonly<Record<string, string>>
  ): Promise<{ id: string; name: string } | undefined> {
    return this.database.readCompany(async (trx) =>
      trx.from(tables[kind]).where(by).whereNull('removed_at').select('id', 'name').first()
    )
  }
}
