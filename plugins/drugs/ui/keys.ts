import type { KeyGroups } from '#resources/app/shell/keys/key_groups'
import { FORMS } from '#resources/forms/editor/form_keys'

/** The key of the search for drugs, in the field of the name. */
export const keys: KeyGroups = (t) => [
  { title: t('drugs:pick.title'), at: FORMS, lines: [['Ctrl M', t('drugs:pick.open')]] },
]
