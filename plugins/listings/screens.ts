import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/listings/lang/server/wording'

const controller = () => import('#plugins/listings/saving/design_controller')
const permission = 'CASE_REPORT_CONF'
const ofCompany = {
  permission: 'LISTING_TEMPLATE_CONF',
  controller: () => import('#plugins/listings/company/company_controller'),
} as const

/** Line listings of the report center, and the templates that they begin with, of project and company. */
export const listingScreens: readonly Screen[] = [
  {
    ...{ name: 'listings.screen', address: '/report/linelisting', permission, controller },
    method: 'screen',
    menu: { group: 'report', order: 10, label: wording('plugin.listings'), icon: 'list' },
  },
  {
    ...{ name: 'listings.design.screen', address: '/report/linelisting/:designId' },
    ...{ permission, controller, method: 'one' },
  },
  {
    ...{ name: 'listings.templates.screen', address: '/system/linelisting', permission },
    ...{ controller, method: 'templates' },
    menu: {
      ...{ group: 'configuration', under: 'system_configuration', order: 90 },
      label: wording('plugin.templates'),
      icon: 'list',
    },
  },
  {
    ...{ name: 'listings.company.screen', address: '/company/template/line', ...ofCompany },
    method: 'screen',
    menu: {
      ...{ group: 'company_templates', order: 55 },
      label: wording('plugin.templates'),
      icon: 'list',
    },
  },
  {
    ...{ name: 'listings.company.design.screen', ...ofCompany, method: 'one' },
    address: '/company/template/line/:companyListingId',
  },
]
