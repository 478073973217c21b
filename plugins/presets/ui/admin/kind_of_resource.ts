import { useResourceContext } from 'react-admin'
import type { PresetKind } from '#plugins/presets/contract'

/** The kind of preset that the resource at hand lists: `sender` of `presets/sender`. */
export function useKind(): PresetKind {
  return useResourceContext()!.split('/')[1] as PresetKind
}
