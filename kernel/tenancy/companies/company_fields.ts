import type { Fields } from '#kernel/fields/field'

/** Type 1 manages drugs and servers, type 2 sponsors. */
const companyTypes = [
  { value: 1, label: { en: 'Type 1: drugs and servers', zh: '类型一：药品与服务器' } },
  { value: 2, label: { en: 'Type 2: sponsors', zh: '类型二：申办方' } },
] as const

/** What kind of report unit it is to a regulator. */
const reportUnitCategories = [
  { value: 1, label: { en: 'Medical site', zh: '医疗机构' } },
  { value: 2, label: { en: 'Operating company', zh: '经营企业' } },
  { value: 3, label: { en: 'Manufacturer', zh: '生产企业' } },
  { value: 4, label: { en: 'Personal', zh: '个人' } },
  { value: 5, label: { en: 'Other', zh: '其他' } },
] as const

const passwordPolicies = [
  {
    value: 'basic',
    label: { en: 'Basic: 6–20 letters and digits', zh: '基本：6–20 位字母和数字' },
  },
  {
    value: 'strict',
    label: {
      en: 'Strict: 12 characters or more, second factor',
      zh: '严格：至少 12 位，双因素认证',
    },
  },
] as const

/** A company; each field with the longest that it takes. */
export const companyFields = {
  name: { kind: 'text', label: { en: 'Company name', zh: '公司名称' }, required: true, max: 100 },
  type: { kind: 'choice', label: { en: 'Type', zh: '公司类型' }, required: true, of: companyTypes },
  maxProjects: {
    kind: 'number',
    label: { en: 'Maximum projects', zh: '最大项目数' },
    required: true,
    min: 1,
    max: 10_000,
  },
  passwordPolicy: {
    kind: 'choice',
    label: { en: 'Password policy', zh: '密码策略' },
    required: true,
    of: passwordPolicies,
  },
  contact: { kind: 'text', label: { en: 'Contact', zh: '联系人' }, max: 24 },
  phone: { kind: 'text', label: { en: 'Phone', zh: '联系电话' }, max: 20, form: 'phone' },
  fax: { kind: 'text', label: { en: 'Fax', zh: '传真' }, max: 20, form: 'phone' },
  address: { kind: 'text', label: { en: 'Address', zh: '地址' }, max: 200 },
  department: {
    kind: 'text',
    label: { en: 'Responsible department', zh: '负责部门' },
    max: 200,
  },
  reportUnitCategory: {
    kind: 'choice',
    label: { en: 'Report unit category', zh: '报告单位类别' },
    of: reportUnitCategories,
  },
  serverName: { kind: 'text', label: { en: 'Server name', zh: '服务器名称' }, max: 200 },
  adrAccount: {
    kind: 'text',
    label: { en: 'National ADR account', zh: '国家 ADR 账号' },
    max: 200,
  },
} as const satisfies Fields

/** The first administrator, made together with a company. */
export const companyAdministratorFields = {
  adminUsername: {
    kind: 'text',
    label: { en: 'User name', zh: '用户名' },
    required: true,
    max: 24,
    form: 'code',
  },
  adminName: { kind: 'text', label: { en: 'Full name', zh: '姓名' }, required: true, max: 24 },
  adminEmail: {
    kind: 'text',
    label: { en: 'E-mail', zh: '邮箱' },
    required: true,
    max: 32,
    form: 'email',
  },
  password: {
    kind: 'text',
    label: { en: 'First password', zh: '初始密码' },
    required: true,
    max: 128,
    isSecret: true,
    help: {
      en: 'As the password policy asks. Tell it to that person; it must be changed at the first sign-in.',
      zh: '须符合密码策略。请告知该管理员，首次登录时必须修改。',
    },
  },
} as const satisfies Fields
