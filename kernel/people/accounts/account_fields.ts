import type { ChoiceField, Fields } from '#kernel/fields/field'
import { wording } from '#kernel/lang/wording'

/** What the product knows of everybody who signs in, each with the longest that it takes. */
export const accountFields = {
  username: {
    kind: 'text',
    label: wording('account_fields.user_name'),
    required: true,
    max: 24,
    form: 'code',
    help: wording('account_fields.for_signing_in_it_stays_as'),
  },
  name: { kind: 'text', label: wording('account_fields.name'), required: true, max: 24 },
  email: {
    kind: 'text',
    label: wording('account_fields.e_mail'),
    required: true,
    max: 32,
    form: 'email',
  },
  phone: { kind: 'text', label: wording('account_fields.phone'), max: 20, form: 'phone' },
  startDate: {
    kind: 'day',
    label: wording('account_fields.first_day'),
    help: wording('account_fields.nobody_signs_in_before_this_day'),
  },
  endDate: {
    kind: 'day',
    label: wording('account_fields.last_day'),
    help: wording('account_fields.nobody_signs_in_after_this_day'),
  },
  description: { kind: 'text', label: wording('account_fields.description'), max: 200, lines: 3 },
} as const satisfies Fields

export type AccountFields = typeof accountFields

/** Whether somebody may sign in; who is deleted is in no list. */
export const accountStatus = {
  kind: 'choice',
  label: wording('account_fields.status'),
  of: [
    { value: 'active', label: wording('account_fields.active') },
    { value: 'frozen', label: wording('account_fields.frozen') },
  ],
} as const satisfies ChoiceField

/** The review looks at those too who are gone. */
export const reviewedStatus = {
  ...accountStatus,
  of: [...accountStatus.of, { value: 'deleted', label: wording('account_fields.deleted') }],
} as const satisfies ChoiceField

/** How a new user gets the first password. */
export const firstPasswordFields = {
  passwordBy: {
    kind: 'choice',
    label: wording('account_fields.first_password'),
    required: true,
    of: [
      {
        value: 'mail',
        label: wording('account_fields.the_user_sets_it_invited_by'),
      },
      { value: 'typed', label: wording('account_fields.i_type_it_now') },
    ],
  },
  password: {
    kind: 'text',
    label: wording('account_fields.password'),
    max: 128,
    help: wording('account_fields.only_where_you_type_it_it'),
  },
} as const satisfies Fields
