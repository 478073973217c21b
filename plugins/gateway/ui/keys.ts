import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The key that leads to what a receiver says of a field. */
export const keys: KeyGroups = (t) => [
  { title: t('gateway:title'), at: /^\/submit/, lines: [['F', t('gateway:remark.go_first')]] },
]
