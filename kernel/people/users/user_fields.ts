import type { Fields } from '#kernel/fields/field'
import { accountFields } from '#kernel/people/accounts/account_fields'

/** A user of a company. */
export const userFields = {
  ...accountFields,
  rank: {
    kind: 'choice',
    label: { en: 'In the company', zh: '公司职责' },
    required: true,
    of: [
      { value: 'user', label: { en: 'User of projects', zh: '项目用户' } },
      { value: 'administrator', label: { en: 'Company administrator', zh: '公司管理员' } },
    ],
  },
  projects: {
    kind: 'rows',
    label: { en: 'Projects', zh: '项目' },
    add: { en: 'Add a project', zh: '添加项目' },
    fields: {
      project: {
        kind: 'link',
        label: { en: 'Project', zh: '项目' },
        required: true,
        resource: 'projects',
        named: ['code', 'name'],
      },
      role: {
        kind: 'link',
        label: { en: 'Role', zh: '角色' },
        required: true,
        resource: 'roles',
        named: ['nameZh', 'nameEn'],
      },
    },
  },
} as const satisfies Fields

export type UserFields = typeof userFields
