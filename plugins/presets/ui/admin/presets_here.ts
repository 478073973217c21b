import { useResourceContext } from 'react-admin'
import type { PresetKind } from '#plugins/presets/contract'

/** What the resource at hand keeps. */
interface PresetsHere {
  kind: PresetKind
  /** Whether they are the templates of the company; else presets of the project. */
  areTemplates: boolean
}

/** What the resource at hand keeps: studies of the project in `presets/study`. */
export function usePresetsHere(): PresetsHere {
  const [owner, kind] = useResourceContext()!.split('/')
  return { kind: kind as PresetKind, areTemplates: owner === 'templates' }
}
