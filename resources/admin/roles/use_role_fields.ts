import type { Matrix } from '#kernel/access/roles/matrix/matrix'
import { roleFields } from '#kernel/access/roles/role_fields'
import type { Fields } from '#kernel/fields/field'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

const PLACE = '/admin/role-matrix'

/** The form of a role with the rights on projects that there are; null until they are known. */
export function useRoleFields(): Fields | null {
  const { data } = useLoaded(PLACE, (signal) => api.get<Matrix>(PLACE, undefined, signal))
  if (!data) return null
  const of = data.rights
    .filter(({ level }) => level === 'project')
    .map(({ code, label, group }) => ({ value: code, label, group }))
  return { ...roleFields, permissions: { ...roleFields.permissions, of } }
}
