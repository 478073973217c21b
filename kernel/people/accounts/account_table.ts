import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { moment, oneOf, truth } from '#kernel/http/answers'
import User from '#kernel/identity/user'
import { accountStatus, firstPasswordFields } from '#kernel/people/accounts/account_fields'

/** What every table of accounts has in common. */
export const accountTable = {
  first: firstPasswordFields,
  type: 'user',
  model: User,
  search: ['name', 'username', 'email', 'phone', 'description'],
  shown: { status: { is: oneOf('active', 'frozen', 'deleted') }, createdAt: { is: moment } },
  found: { authenticator: truth },
  filterFields: { status: accountStatus },
  unique: {
    users_email_once: { field: 'email', refusal: kernelErrors.E_EMAIL_EXISTS },
    users_username_once: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
    users_username_key: { field: 'username', refusal: kernelErrors.E_USER_EXISTS },
  },
} as const satisfies Omit<ResourceTable, 'fields'>
