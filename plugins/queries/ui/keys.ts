import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The key that asks about the case on the screen. */
export const keys: KeyGroups = (t) => [
  { title: t('queries:title'), at: /^\/cases\/./, lines: [['Alt Q', t('queries:ask.act')]] },
]
