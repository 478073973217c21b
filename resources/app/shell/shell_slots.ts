import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { Slot } from '#kernel/plugins/slot'

export const headerLinks = new Slot<ComponentType>(
  'shell.header',
  'A link in the line on top, for everyone who is signed in'
)

export const aboveScreens = new Slot<ComponentType>(
  'shell.above',
  'What stands above every screen, for everyone who is signed in'
)

/** An entry, and what it opens. */
export interface UserMenuEntry {
  readonly label: (t: TFunction) => string
  readonly Opens: ComponentType<{ open: boolean; onClose: () => void }>
}

export const userMenuEntries = new Slot<UserMenuEntry>(
  'shell.user_menu',
  'An entry in the menu of the user'
)
