import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'
import { accountFields } from '#kernel/people/accounts/account_fields'

/** Somebody who administers a company, or the platform itself. */
export const administratorFields = {
  ...accountFields,
  company: {
    kind: 'link',
    label: wording('administrator_fields.company'),
    resource: 'companies',
    named: ['name'],
    help: wording('administrator_fields.without_a_company_administrator_of_the'),
  },
} as const satisfies Fields

export type AdministratorFields = typeof administratorFields
