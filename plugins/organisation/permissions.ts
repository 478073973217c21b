import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/organisation/lang/server/wording'

const group = wording('permissions.group')

/** Type 1 companies manage drugs and servers, type 2 companies sponsors. */
export const organisationPermissions: readonly Permission[] = [
  {
    code: 'SPONSOR_CONF',
    label: wording('permissions.sponsors'),
    level: 'company',
    companyType: 2,
    group,
  },
  {
    code: 'SERVER_CONF',
    label: wording('permissions.servers'),
    level: 'company',
    companyType: 1,
    group,
  },
  {
    code: 'DRUG_CONF',
    label: wording('permissions.drugs'),
    level: 'company',
    companyType: 1,
    group,
  },
]
