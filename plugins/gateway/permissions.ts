import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/gateway/lang/server/wording'

const group = wording('permissions.group')

/** Submitting is a right of its own; destinations are of a project, connections of the company. */
export const gatewayPermissions: readonly Permission[] = [
  { code: 'CASE_DECLARE', label: wording('permissions.submit'), roles: ['SUBMISSION'], group },
  { code: 'CASE_DECLARE_CONF', label: wording('permissions.destinations'), group },
  {
    code: 'GATEWAY_CONF',
    label: wording('permissions.connections'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
