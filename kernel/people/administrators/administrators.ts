import { inject } from '@adonisjs/core'

import type { Rows } from '#kernel/admin/resources/resource_reading'
import type { Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import type { ValuesOf } from '#kernel/fields/field'
import { id as uuid, orNull, text } from '#kernel/http/answers'
import User from '#kernel/identity/user'
import { accountTable } from '#kernel/people/accounts/account_table'
import { Accounts } from '#kernel/people/accounts/accounts'
import {
  type AdministratorFields,
  administratorFields,
} from '#kernel/people/administrators/administrator_fields'

type Administrator = ResourceRow<AdministratorFields>

/** Who administers the companies, and the platform: seen and made by the platform alone. */
@inject()
export class Administrators extends Accounts<AdministratorFields> {
  readonly table: ResourceTable<AdministratorFields> = {
    ...accountTable,
    called: ['administrator', 'administrators'],
    fields: administratorFields,
    withoutColumn: ['company'],
    fixed: ['username', 'company'],
    shown: { ...accountTable.shown, company: { is: orNull(uuid), attribute: 'companyId' } },
    found: { ...accountTable.found, companyName: orNull(text) },
  }

  constructor(database: Database, changes: Changes) {
    super(database, changes)
  }

  protected rows(trx: Trx): Rows {
    return User.query({ client: trx })
      .whereNot('status', 'deleted')
      .where((either) => {
        void either.where({ isPlatformAdmin: true }).orWhere({ isCompanyAdmin: true })
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
    return people.map((person) => ({
      ...person,
      companyName: names.get(person.company ?? '') ?? null,
    }))
  }

  /** Whom one administers is said once, when one is made. */
  protected derived({ company }: ValuesOf<AdministratorFields>) {
    return {
      companyId: company,
      isCompanyAdmin: company !== null,
      isPlatformAdmin: company === null,
    }
  }
}
