import type { ChoiceField, Fields } from '#kernel/fields/field'

/** What the product knows of everybody who signs in, each with the longest that it takes. */
export const accountFields = {
  username: {
    kind: 'text',
    label: { en: 'User name', zh: '用户名' },
    required: true,
    max: 24,
    form: 'code',
    help: {
      en: 'For signing in. It stays as it is, and nobody else ever gets it.',
      zh: '用于登录，创建后不可修改，也不会再分配给他人。',
    },
  },
  name: { kind: 'text', label: { en: 'Name', zh: '姓名' }, required: true, max: 24 },
  email: {
    kind: 'text',
    label: { en: 'E-mail', zh: '邮箱' },
    required: true,
    max: 32,
    form: 'email',
  },
  phone: { kind: 'text', label: { en: 'Phone', zh: '联系电话' }, max: 20, form: 'phone' },
  startDate: {
    kind: 'day',
    label: { en: 'First day', zh: '开始日期' },
    help: { en: 'Nobody signs in before this day.', zh: '该日期之前不能登录。' },
  },
  endDate: {
    kind: 'day',
    label: { en: 'Last day', zh: '结束日期' },
    help: { en: 'Nobody signs in after this day.', zh: '该日期之后不能登录。' },
  },
  description: { kind: 'text', label: { en: 'Description', zh: '描述' }, max: 200, lines: 3 },
} as const satisfies Fields

export type AccountFields = typeof accountFields

/** Whether somebody may sign in; who is deleted is in no list. */
export const accountStatus = {
  kind: 'choice',
  label: { en: 'Status', zh: '状态' },
  of: [
    { value: 'active', label: { en: 'Active', zh: '正常' } },
    { value: 'frozen', label: { en: 'Frozen', zh: '冻结' } },
  ],
} as const satisfies ChoiceField

/** The review looks at those too who are gone. */
export const reviewedStatus = {
  ...accountStatus,
  of: [...accountStatus.of, { value: 'deleted', label: { en: 'Deleted', zh: '已删除' } }],
} as const satisfies ChoiceField

/** How a new user gets the first password. */
export const firstPasswordFields = {
  passwordBy: {
    kind: 'choice',
    label: { en: 'First password', zh: '初始密码' },
    required: true,
    of: [
      {
        value: 'mail',
        label: { en: 'The user sets it, invited by e-mail', zh: '邮件邀请用户自行设置' },
      },
      { value: 'typed', label: { en: 'I type it now', zh: '现在输入' } },
    ],
  },
  password: {
    kind: 'text',
    label: { en: 'Password', zh: '密码' },
    max: 128,
    help: {
      en: 'Only where you type it. It must be changed at the first sign-in.',
      zh: '仅在“现在输入”时填写，首次登录时必须修改。',
    },
  },
} as const satisfies Fields
