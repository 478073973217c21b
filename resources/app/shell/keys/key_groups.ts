import type { TFunction } from 'i18next'

/** Keys that belong together, in the user's language. */
export interface KeyGroup {
  title: string
  /** Keys as they stand on a keyboard, and what they do. */
  lines: readonly (readonly [keys: string, act: string])[]
}

/** A plugin's ui/keys.ts: the keys of its screens, for the overview. */
export type KeyGroups = (t: TFunction) => KeyGroup[]

/** Keys that work everywhere. */
export const shellKeys: KeyGroups = (t) => [
  {
    title: t('keys.everywhere'),
    lines: [
      ['Ctrl K', t('keys.palette')],
      ['Ctrl /', t('keys.overview')],
      ['Esc', t('keys.close')],
    ],
  },
]
