import type { TFunction } from 'i18next'
import { Slot } from '#kernel/plugins/slot'

/** Keys that belong together, in the user's language. */
export interface KeyGroup {
  title: string
  /** Addresses of the screens that know them; absent: every screen does. */
  at?: RegExp
  /** Keys as they stand on a keyboard, and what they do. */
  lines: readonly (readonly [keys: string, act: string])[]
}

/** The keys of the screens of a plugin. */
export type KeyGroups = (t: TFunction) => KeyGroup[]

export const shownKeys = new Slot<KeyGroups>('shell.keys', 'Keys, for the overview of all of them')

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
