import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The key of presets, on the pages to which they belong. */
export const keys: KeyGroups = (t) => [
  { title: t('presets:copy.list'), lines: [['Alt P', t('presets:copy.open')]] },
]
