import type { ResourceScreens } from '#kernel/screens/screen'

import { wording } from '#plugins/drugs/lang/server/wording'

/** A company keeps its products; the platform loads lists of codes for the whole installation. */
export const drugResources: readonly ResourceScreens[] = [
  {
    resource: 'drug_products',
    label: wording('screens.products'),
    icon: 'drug',
    permission: 'PRODUCT_CONF',
    list: '/company/product/list',
    add: '/company/product/add',
    row: '/company/product/details/:id',
    menu: { group: 'company', order: 30 },
  },
  {
    resource: 'standard_lists',
    label: wording('screens.code_lists'),
    icon: 'list',
    permission: 'DICTIONARY_CONF',
    list: '/admin/dictionary/standard',
    row: '/admin/dictionary/standard/:id',
    menu: { group: 'dictionaries', order: 40 },
  },
]
