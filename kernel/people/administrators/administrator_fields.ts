import type { Fields } from '#kernel/fields/field'
import { userFields } from '#kernel/people/users/user_fields'

const { rank: _rank, projects: _projects, ...person } = userFields

/** An administrator of a company, or of the platform itself. */
export const administratorFields = {
  ...person,
  companyId: {
    kind: 'link',
    label: { en: 'Company', zh: '公司' },
    resource: 'companies',
    named: ['name'],
    help: {
      en: 'Without a company: an administrator of the platform.',
      zh: '不选择公司即为平台管理员。',
    },
  },
} as const satisfies Fields

export type AdministratorFields = typeof administratorFields
