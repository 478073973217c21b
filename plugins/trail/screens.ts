import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/trail/lang/server/wording'

const may = {
  permission: 'CASE_AUDIT',
  controller: () => import('#plugins/trail/reading/trail_controller'),
} as const

const group = { group: 'audit_trail', icon: 'history' } as const

/** The parts of the trail of a project. */
export const trailScreens: readonly Screen[] = [
  {
    ...may,
    name: 'trail.audit',
    address: '/json/audit',
    method: 'audit',
    menu: { ...group, order: 10, label: wording('plugin.audit') },
  },
  {
    ...may,
    name: 'trail.query',
    address: '/json/query',
    method: 'query',
    menu: { ...group, order: 20, label: wording('plugin.query') },
  },
  {
    ...may,
    name: 'trail.operation',
    address: '/json/operation',
    method: 'operation',
    menu: { ...group, order: 30, label: wording('plugin.operation') },
  },
]
