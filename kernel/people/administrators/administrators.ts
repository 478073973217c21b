import { inject } from '@adonisjs/core'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Trx } from '#kernel/admin/kept/kept_resource'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import type { ValuesOf } from '#kernel/fields/field'
import { accountTable } from '#kernel/people/accounts/account_table'
import { Accounts } from '#kernel/people/accounts/accounts'
import {
  type AdministratorFields,
  administratorFields,
} from '#kernel/people/administrators/administrator_fields'

type Administrator = Kept<AdministratorFields>

/** Who administers the companies, and the platform: seen and made by the platform alone. */
@inject()
export class Administrators extends Accounts<AdministratorFields> {
  readonly kept: KeptTable<AdministratorFields> = {
    ...accountTable,
    called: ['administrator', 'administrators'],
    fields: administratorFields,
    apart: ['company'],
    fixed: ['username', 'company'],
    shown: { ...accountTable.shown, company: 'company_id' },
  }

  constructor(database: Database, changes: Changes) {
    super(database, changes)
  }

  protected rows(trx: Trx): DatabaseQueryBuilderContract {
    return trx
      .from('users')
      .whereNot('status', 'deleted')
      .where((either) => {
        void either.where({ is_platform_admin: true }).orWhere({ is_company_admin: true })
      })
  }

  protected companyOf({ company }: Administrator): string | null {
    return company
  }

  protected isAdministrator(): boolean {
    return true
  }

  /** The names of their companies. */
  protected async complete(trx: Trx, people: Administrator[]): Promise<Administrator[]> {
    const ids = people.flatMap(({ company }) => company ?? [])
    const companies = await trx.from('companies').whereIn('id', ids).select('id', 'name')
    const names = new Map(companies.map(({ id, name }) => [id as string, name as string]))
    return (await super.complete(trx, people)).map((person) => ({
      ...person,
      companyName: names.get(person.company ?? '') ?? null,
    }))
  }

  /** Whom one administers is said once, when one is made. */
  protected async writeApart(
    change: Change,
    id: string,
    { company }: ValuesOf<AdministratorFields>
  ): Promise<void> {
    await change.trx
      .from('users')
      .where({ id })
      .update({
        company_id: company,
        is_company_admin: company !== null,
        is_platform_admin: company === null,
      })
  }
}
