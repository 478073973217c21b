import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import { presetKinds, type PresetKind } from '#plugins/presets/contract'
import type { AdminResource } from '#resources/admin/collected_resources'
import { PresetCreate } from './preset_create'
import { PresetEdit } from './preset_edit'
import { PresetList } from './preset_list'

const icons: Record<PresetKind, string> = {
  sender: 'exchange',
  reporter: 'people',
  product: 'list',
  study: 'document',
}

/** The four lists of the case configuration. */
export function resources(t: TFunction): AdminResource[] {
  return presetKinds.map((kind) => {
    const label = t(`presets:admin.kinds.${kind}`)
    return (
      <Resource
        key={kind}
        name={`presets/${kind}`}
        list={PresetList}
        create={PresetCreate}
        edit={PresetEdit}
        options={{ label, permission: 'CASE_CONF', icon: icons[kind] }}
      />
    )
  }) as AdminResource[]
}
