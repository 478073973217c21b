import type { KeyGroups } from '#resources/app/shell/keys/key_groups'
import { formKeys } from '#resources/forms/editor/form_keys'

/** The keys of a case: its pages, and what the forms on them know. */
export const keys: KeyGroups = (t) => [
  {
    title: t('cases:keys.case'),
    lines: [
      ['Alt N', t('cases:keys.new_case')],
      ['Ctrl S', t('cases:keys.save')],
      ['Ctrl ↵', t('cases:keys.next_page')],
      ['Ctrl Shift ↵', t('cases:keys.previous_page')],
      ['Alt B', t('cases:keys.beside')],
      ['Alt T', t('cases:keys.take')],
      ['Alt I', t('cases:keys.insert')],
    ],
  },
  ...formKeys(t),
]
