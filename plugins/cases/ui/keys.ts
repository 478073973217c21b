import type { KeyGroups } from '#resources/app/shell/keys/key_groups'
import { formKeys } from '#resources/forms/editor/form_keys'

/** The keys of the list of cases and of a case: its pages, and what the forms on them know. */
export const keys: KeyGroups = (t) => [
  {
    title: t('cases:keys.list'),
    at: /^\/center\/case$/,
    lines: [
      ['↓ / ↑', t('cases:keys.rows')],
      ['Home / End', t('cases:keys.ends')],
      ['↵', t('cases:keys.open')],
      ['Space', t('cases:keys.select')],
      ['Alt N', t('cases:keys.new_case')],
    ],
  },
  {
    title: t('cases:keys.case'),
    at: /^\/cases\/./,
    lines: [
      ['Ctrl S', t('cases:keys.save')],
      ['Ctrl ↵', t('cases:keys.next_page')],
      ['Ctrl Shift ↵', t('cases:keys.previous_page')],
      ['F9', t('cases:keys.check')],
      ['F8 / Shift F8', t('cases:keys.findings')],
      ['Alt B', t('cases:keys.beside')],
      ['Alt T', t('cases:keys.take')],
      ['Alt I', t('cases:keys.insert')],
    ],
  },
  ...formKeys(t),
]
