import { presetKinds } from '#plugins/presets/contract'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import { PresetCreate } from './preset_create'
import { PresetEdit } from './preset_edit'
import { PresetList } from './preset_list'
import { wording } from '#plugins/presets/lang/wording'

/** What the trail of a company says of its templates. */
export const trail: Record<string, TrailWords> = {
  preset_template: {
    label: wording('resources.template'),
    fields: { name: { kind: 'text', label: wording('resources.name'), max: 200 } },
  },
}

/** The four lists of the case configuration, of the company and of the project. */
export const resources: readonly AdminResource[] = presetKinds.flatMap((kind) =>
  ['templates', 'presets'].map((owner) =>
    adminResource(`${owner}/${kind}`, { list: PresetList, create: PresetCreate, edit: PresetEdit })
  )
)
