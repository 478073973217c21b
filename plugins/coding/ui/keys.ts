import type { KeyGroups } from '#resources/app/shell/keys/key_groups'
import { FORMS } from '#resources/forms/editor/form_keys'

/** The key of the search for terms, in fields that take one, and those of the learned terms. */
export const keys: KeyGroups = (t) => [
  { title: t('coding:pick.title'), at: FORMS, lines: [['Ctrl M', t('coding:pick.open')]] },
  {
    title: t('coding:learned.title'),
    at: /^\/system\/learned/,
    lines: [
      ['↓ ↑', t('coding:learned.move')],
      ['Space', t('coding:learned.choose')],
      ['Alt A, Alt R', t('coding:learned.decide')],
    ],
  },
]
