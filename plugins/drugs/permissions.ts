import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/drugs/lang/server/wording'

export const drugPermissions: readonly Permission[] = [
  {
    code: 'PRODUCT_CONF',
    label: wording('permissions.product_dictionary'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
