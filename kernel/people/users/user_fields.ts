import type { Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'
import { accountFields } from '#kernel/people/accounts/account_fields'

/** A user of a company. */
export const userFields = {
  ...accountFields,
  rank: {
    kind: 'choice',
    label: wording('user_fields.in_the_company'),
    required: true,
    of: [
      { value: 'user', label: wording('user_fields.user_of_projects') },
      { value: 'administrator', label: wording('user_fields.company_administrator') },
    ],
  },
  projects: {
    kind: 'rows',
    label: wording('user_fields.projects'),
    add: wording('user_fields.add_a_project'),
    fields: {
      project: {
        kind: 'link',
        label: wording('user_fields.project'),
        required: true,
        resource: 'projects',
        named: ['code', 'name'],
      },
      role: {
        kind: 'link',
        label: wording('user_fields.role'),
        required: true,
        resource: 'roles',
        named: ['nameZh', 'nameEn'],
      },
    },
  },
} as const satisfies Fields

export type UserFields = typeof userFields
