import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The key that explains when the case on the screen is due. */
export const keys: KeyGroups = (t) => [
  { title: t('deadlines:title'), at: /^\/cases\/./, lines: [['Alt W', t('deadlines:why')]] },
]
