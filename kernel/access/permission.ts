import type { PermissionLevel } from '#kernel/access/level'
import type { BuiltInRoleCode } from '#kernel/access/roles/built_in_roles'
import type { Words } from '#kernel/language/words'

export type { PermissionLevel }

/** A right that a role may carry. Codes are the product's own. */
export interface Permission {
  readonly code: string
  readonly label: Words
  /**
   * Where it counts: in the chosen project (when absent), in the whole company, or on the platform.
   * Rights on a project come from the role there; the others from being an administrator.
   */
  readonly level?: PermissionLevel
  /** Built-in roles that carry it, beside the administrators of its level, who carry all. */
  readonly roles?: readonly BuiltInRoleCode[]
  /** Companies of this type alone have it. */
  readonly companyType?: 1 | 2
  /** Heading under which the role editor shows it. */
  readonly group: Words
}
