import type { Permission } from '#kernel/access/permission'
import type { BuiltInRole } from '#kernel/access/roles/built_in_roles'

/** Whether a built-in role carries a right. */
export function carries({ code, administers }: BuiltInRole, permission: Permission): boolean {
  if (administers === (permission.level ?? 'project')) return true
  return (permission.roles ?? []).some((each) => each === code)
}
