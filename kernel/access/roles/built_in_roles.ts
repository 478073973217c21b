import type { PermissionLevel } from '#kernel/access/level'
import type { Words } from '#kernel/language/words'

/** A role that comes with the product and that nobody changes. */
export interface BuiltInRole {
  readonly code: string
  readonly name: Words
  /** It carries every right of this level; otherwise those that name it. */
  readonly administers?: PermissionLevel
}

/**
 * The built-in roles. Which rights they carry is said by the permissions themselves, in `roles`, so
 * that a plugin that is left out takes its rights with it. A role of the company's own may differ.
 */
export const builtInRoles = [
  {
    code: 'PLATFORM_ADMIN',
    name: { en: 'Platform administrator', zh: '平台管理员' },
    administers: 'platform',
  },
  {
    code: 'COMPANY_ADMIN',
    name: { en: 'Company administrator', zh: '公司管理员' },
    administers: 'company',
  },
  {
    code: 'PRO_ADMIN',
    name: { en: 'Project administrator', zh: '项目管理员' },
    administers: 'project',
  },
  { code: 'UNBLINDING', name: { en: 'Unblinding personnel', zh: '揭盲人员' } },
  { code: 'ENTRY', name: { en: 'Case entry', zh: '案例录入' } },
  { code: 'QUALITY', name: { en: 'Quality check', zh: '质量控制' } },
  { code: 'EVALUATION', name: { en: 'Medical evaluation', zh: '医学评价' } },
  { code: 'REVIEW', name: { en: 'Case review', zh: '案例审核' } },
  { code: 'ARCHIVE', name: { en: 'Archive', zh: '归档' } },
  { code: 'SUBMISSION', name: { en: 'Submission', zh: '递交' } },
  { code: 'CUSTOMER', name: { en: 'Customer reviewer', zh: '客户审核' } },
] as const satisfies readonly BuiltInRole[]

export type BuiltInRoleCode = (typeof builtInRoles)[number]['code']
