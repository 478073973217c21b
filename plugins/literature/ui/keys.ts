import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The keys of the screening desk. */
export const keys: KeyGroups = (t) => [
  {
    title: t('literature:desk.title'),
    at: /^\/literature\/desk/,
    lines: [
      ['J', t('literature:keys.next')],
      ['K', t('literature:keys.previous')],
      ['I', t('literature:choice.include')],
      ['S', t('literature:choice.safety')],
      ['E', t('literature:choice.exclude')],
      ['1–9', t('literature:keys.reason')],
      ['U', t('literature:choice.undecided')],
      ['Z', t('literature:undo')],
      ['P D R W', t('literature:keys.proof')],
    ],
  },
]
