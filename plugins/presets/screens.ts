import type { Words } from '#kernel/language/words'
import type { ResourceScreens, Screen } from '#kernel/screens/screen'

import { presetKinds, type PresetKind } from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'

const icons: Record<PresetKind, string> = {
  sender: 'presets/exchange',
  reporter: 'people',
  product: 'list',
  study: 'document',
}

/** As the lists of a project are called, and those of the templates. */
const labels: Record<PresetKind, readonly [ofProject: Words, templates: Words]> = {
  sender: [wording('screens.sender'), wording('screens.sender_template')],
  reporter: [wording('screens.reporter'), wording('screens.reporter_template')],
  product: [wording('screens.product'), wording('screens.product_template')],
  study: [wording('screens.study'), wording('screens.study_template')],
}

const configured = { group: 'configuration', under: 'case_configuration' } as const

/** What the case configuration shows beside its lists. */
export const presetScreens: readonly Screen[] = [
  {
    name: 'presets.company',
    address: '/info/company_info',
    permission: 'CASE_CONF',
    controller: () => import('#kernel/tenancy/companies/company_of_project_controller'),
    menu: { ...configured, order: 50, label: wording('screens.company'), icon: 'company' },
  },
]

/** The four lists of the case configuration, of the project and, as templates, of the company. */
export const presetResources: readonly ResourceScreens[] = presetKinds.flatMap((kind, at) => [
  {
    resource: `presets/${kind}`,
    label: labels[kind][0],
    icon: icons[kind],
    permission: 'CASE_CONF',
    list: `/info/${kind}/list`,
    add: `/info/${kind}/add`,
    row: `/info/${kind}/details/:id`,
    menu: { ...configured, order: 10 + at },
  },
  {
    resource: `templates/${kind}`,
    label: labels[kind][1],
    icon: icons[kind],
    permission: 'TEMPLATE_CONF',
    list: `/company/template/${kind}/list`,
    add: `/company/template/${kind}/info`,
    row: `/company/template/${kind}/info/:id`,
    menu: { group: 'company_templates', order: 10 + at },
  },
])
