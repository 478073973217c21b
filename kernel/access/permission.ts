import type { Words } from '#kernel/language/words'

export type PermissionLevel = 'project' | 'company' | 'platform'

/** A right that a role may carry. Codes are the product's own (specification, section 2). */
export interface Permission {
  readonly code: string
  readonly label: Words
  /**
   * Where it counts: in the chosen project (when absent), in the whole company, or on the platform.
   * Rights on a project come from the role there; the others from being an administrator.
   */
  readonly level?: PermissionLevel
  /** Heading under which the role editor shows it. */
  readonly group: Words
}
