import type { KeyGroups } from '#resources/app/shell/keys/key_groups'
import { FORMS } from '#resources/forms/editor/form_keys'

/** The key of presets, on the pages to which they belong. */
export const keys: KeyGroups = (t) => [
  { title: t('presets:copy.list'), at: FORMS, lines: [['Alt P', t('presets:copy.open')]] },
]
