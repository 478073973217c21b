import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** Keys of the advanced search. */
export const keys: KeyGroups = (t) => [
  {
    title: t('search:title'),
    at: /^\/center\/case\/search/,
    lines: [
      ['Alt N', t('search:condition.add')],
      ['Ctrl ↵', t('search:ask')],
    ],
  },
]
