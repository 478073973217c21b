import type { PermissionLevel } from '#kernel/access/level'
import { wording } from '#kernel/lang/server/wording'
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
    name: wording('built_in_roles.platform_administrator'),
    administers: 'platform',
  },
  {
    code: 'COMPANY_ADMIN',
    name: wording('built_in_roles.company_administrator'),
    administers: 'company',
  },
  {
    code: 'PRO_ADMIN',
    name: wording('built_in_roles.project_administrator'),
    administers: 'project',
  },
  { code: 'UNBLINDING', name: wording('built_in_roles.unblinding_personnel') },
  { code: 'ENTRY', name: wording('built_in_roles.case_entry') },
  { code: 'QUALITY', name: wording('built_in_roles.quality_check') },
  { code: 'EVALUATION', name: wording('built_in_roles.medical_evaluation') },
  { code: 'REVIEW', name: wording('built_in_roles.case_review') },
  { code: 'ARCHIVE', name: wording('built_in_roles.archive') },
  { code: 'SUBMISSION', name: wording('built_in_roles.submission') },
  { code: 'CUSTOMER', name: wording('built_in_roles.customer_reviewer') },
] as const satisfies readonly BuiltInRole[]

export type BuiltInRoleCode = (typeof builtInRoles)[number]['code']
