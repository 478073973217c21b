import type { BuiltInRoleCode } from '#kernel/access/roles/built_in_roles'
import type { Permission } from '#kernel/access/permission'

import { ASSIGN, RETURN } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { wording } from '#plugins/process/lang/server/wording'

const group = wording('permissions.group')

const open = defaultDefinition.nodes.filter(({ kind }) => kind !== 'ended')

/** To work at a node, which the built-in role of its name carries; to send back; to assign. */
export const processPermissions: readonly Permission[] = [
  ...open.map(({ key, name }) => ({
    code: workAt(key),
    label: wording('permissions.work_at', { node: name }),
    roles: [key as BuiltInRoleCode],
    group,
  })),
  {
    code: RETURN,
    label: wording('permissions.return'),
    roles: ['QUALITY', 'EVALUATION', 'REVIEW', 'ARCHIVE', 'SUBMISSION', 'CUSTOMER'],
    group,
  },
  { code: ASSIGN, label: wording('permissions.assign'), group },
]
