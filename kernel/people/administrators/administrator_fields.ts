import type { Fields } from '#kernel/fields/field'
import { accountFields } from '#kernel/people/accounts/account_fields'

/** Somebody who administers a company, or the platform itself. */
export const administratorFields = {
  ...accountFields,
  company: {
    kind: 'link',
    label: { en: 'Company', zh: '公司' },
    resource: 'companies',
    named: ['name'],
    help: {
      en: 'Without a company: administrator of the platform. It stays as it is.',
      zh: '不选择公司则为平台管理员。创建后不可修改。',
    },
  },
} as const satisfies Fields

export type AdministratorFields = typeof administratorFields
