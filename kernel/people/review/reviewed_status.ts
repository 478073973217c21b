import type { ChoiceField } from '#kernel/fields/field'
import { accountStatus } from '#kernel/people/accounts/account_fields'

/** The review looks at those too who are gone. */
export const reviewedStatus = {
  ...accountStatus,
  of: [...accountStatus.of, { value: 'deleted', label: { en: 'Deleted', zh: '已删除' } }],
} as const satisfies ChoiceField
