import type { Words } from '#kernel/language/words'

export interface DemoRole {
  readonly code: string
  readonly name: Words
  /** Codes of permissions; those of plugins that are not installed are left out. */
  readonly permissions: 'all' | readonly string[]
}

/**
 * The built-in roles (specification, section 6), with sensible rights in a project. The exact
 * matrix is the customer's own; a user-defined role may differ.
 */
export const demoRoles: readonly DemoRole[] = [
  {
    code: 'PLATFORM_ADMIN',
    name: { en: 'Platform administrator', zh: '平台管理员' },
    permissions: [],
  },
  {
    code: 'COMPANY_ADMIN',
    name: { en: 'Company administrator', zh: '公司管理员' },
    permissions: ['CASE_DATA', 'CASE_AUDIT', 'SYS_CONF'],
  },
  {
    code: 'PRO_ADMIN',
    name: { en: 'Project administrator', zh: '项目管理员' },
    permissions: 'all',
  },
  {
    code: 'ENTRY',
    name: { en: 'Case entry', zh: '案例录入' },
    permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_IMPORT_READ'],
  },
  {
    code: 'QUALITY',
    name: { en: 'Quality check', zh: '质量控制' },
    permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT'],
  },
  {
    code: 'EVALUATION',
    name: { en: 'Medical evaluation', zh: '医学评价' },
    permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT'],
  },
  {
    code: 'REVIEW',
    name: { en: 'Case review', zh: '案例审核' },
    permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT', 'CASE_EXPORT'],
  },
  {
    code: 'ARCHIVE',
    name: { en: 'Archive', zh: '归档' },
    permissions: ['CASE_DATA', 'CASE_AUDIT', 'CASE_EXPORT'],
  },
  {
    code: 'SUBMISSION',
    name: { en: 'Submission', zh: '递交' },
    permissions: ['CASE_DATA', 'CASE_EXPORT'],
  },
  {
    code: 'CUSTOMER',
    name: { en: 'Customer reviewer', zh: '客户审核' },
    permissions: ['CASE_DATA'],
  },
  {
    code: 'UNBLINDING',
    name: { en: 'Unblinding personnel', zh: '揭盲人员' },
    permissions: ['CASE_DATA', 'CASE_AUDIT'],
  },
]
