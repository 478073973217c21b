import type { BuiltInRoleCode } from '#kernel/access/roles/built_in_roles'
import type { Permission } from '#kernel/access/permission'

import { assignAt, DELETION, returnAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { wording } from '#plugins/process/lang/server/wording'

const group = wording('permissions.group')

const open = defaultDefinition.nodes.filter(({ kind }) => kind !== 'ended')
const later = open.filter(({ kind }) => kind !== 'entry')

/**
 * To work at a node and to send back from it, which the built-in role of its name carries; to assign
 * there; to delete cases and restore them; to keep the process of the company.
 */
export const processPermissions: readonly Permission[] = [
  ...open.map(({ key, name }) => ({
    code: workAt(key),
    label: wording('permissions.work_at', { node: name }),
    roles: [key as BuiltInRoleCode],
    group,
  })),
  ...later.map(({ key, name }) => ({
    code: returnAt(key),
    label: wording('permissions.return_at', { node: name }),
    roles: [key as BuiltInRoleCode],
    group,
  })),
  ...open.map(({ key, name }) => ({
    code: assignAt(key),
    label: wording('permissions.assign_at', { node: name }),
    group,
  })),
  { code: DELETION, label: wording('permissions.deletion'), group },
  {
    code: 'PROCESS_TEMPLATE',
    label: wording('permissions.template'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
