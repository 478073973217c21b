import { roleFields } from '#kernel/access/roles/role_fields'
import type { Fields } from '#kernel/fields/field'
import { useAnswer } from '#resources/app/calls/use_answer'

/** The form of a role with the rights on projects that there are; null until they are known. */
export function useRoleFields(): Fields | null {
  const { data } = useAnswer('GET /admin/role-matrix', {})
  if (!data) return null
  const of = data.rights
    .filter(({ level }) => level === 'project')
    .map(({ code, label, group }) => ({ value: code, label, group }))
  return { ...roleFields, permissions: { ...roleFields.permissions, of } }
}
