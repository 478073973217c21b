import type { TFunction } from 'i18next'
import { presetKinds, type PresetKind } from '#plugins/presets/contract'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import { PresetCreate } from './preset_create'
import { PresetEdit } from './preset_edit'
import { PresetList } from './preset_list'
import { wording } from '#plugins/presets/lang/wording'

const icons: Record<PresetKind, string> = {
  sender: 'exchange',
  reporter: 'people',
  product: 'list',
  study: 'document',
}

/** What the trail of a company says of its templates. */
export const trail: Record<string, TrailWords> = {
  preset_template: {
    label: wording('resources.template'),
    fields: { name: { kind: 'text', label: wording('resources.name'), max: 200 } },
  },
}

/** The four lists of the case configuration, of the company and of the project. */
export function resources(t: TFunction): AdminResource[] {
  const pages = { list: PresetList, create: PresetCreate, edit: PresetEdit }
  return presetKinds.flatMap((kind) => [
    adminResource(
      `templates/${kind}`,
      {
        label: t(`presets:templates.kinds.${kind}`),
        permission: 'TEMPLATE_CONF',
        level: 'company',
        icon: icons[kind],
      },
      pages
    ),
    adminResource(
      `presets/${kind}`,
      { label: t(`presets:admin.kinds.${kind}`), permission: 'CASE_CONF', icon: icons[kind] },
      pages
    ),
  ])
}
