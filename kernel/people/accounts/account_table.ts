import type { KeptTable } from '#kernel/admin/kept/kept_table'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { accountStatus, firstPasswordFields } from '#kernel/people/accounts/account_fields'

/** What every table of accounts has in common. */
export const accountTable = {
  first: firstPasswordFields,
  type: 'user',
  table: 'users',
  search: ['name', 'username', 'email', 'phone', 'description'],
  shown: { status: 'status', createdAt: 'created_at' },
  narrowed: { status: accountStatus },
  unique: {
    users_email_once: { field: 'email', refusal: kernelErrors.E_EMAIL_EXISTS },
    users_username_once: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
    users_username_key: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
  },
} as const satisfies Omit<KeptTable, 'fields'>
