import type { ResourceScreens } from '#kernel/screens/screen'

import { wording } from '#plugins/organisation/lang/server/wording'

/** What a company manages beside its projects; its type decides which of it. */
export const organisationResources: readonly ResourceScreens[] = [
  {
    resource: 'sponsors',
    label: wording('screens.sponsors'),
    icon: 'company',
    permission: 'SPONSOR_CONF',
    list: '/company/sponsor/index',
    add: '/company/sponsor/info',
    row: '/company/sponsor/info/:id',
    namesCompany: true,
    menu: { group: 'company', order: 20 },
  },
  {
    resource: 'servers',
    label: wording('screens.servers'),
    icon: 'server',
    permission: 'SERVER_CONF',
    list: '/company/server/list',
    add: '/company/server/add',
    row: '/company/server/details/:id',
    menu: { group: 'company', order: 40 },
  },
  {
    resource: 'drugs',
    label: wording('screens.drugs'),
    icon: 'drug',
    permission: 'DRUG_CONF',
    list: '/company/drug',
    add: '/company/drug/add',
    row: '/company/drug/details/:id',
    menu: { group: 'company', order: 20 },
  },
  {
    resource: 'drug_references',
    label: wording('screens.reference_documents'),
    icon: 'document',
    permission: 'DRUG_CONF',
    list: '/company/drug/reference',
    add: '/company/drug/reference/add',
    row: '/company/drug/reference/details/:id',
    menu: { group: 'company', order: 22 },
  },
]
