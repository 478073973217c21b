import type { Fields } from '#kernel/fields/field'

/** A user of a company (specification, section 3), with the limits of sections 5 and 9. */
export const userFields = {
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
