import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The key of the search for drugs, in the field of the name. */
export const keys: KeyGroups = (t) => [
  { title: t('drugs:pick.title'), lines: [['Ctrl M', t('drugs:pick.open')]] },
]
