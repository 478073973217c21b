import type { Words } from '#kernel/language/words'

/** One entry of the left menu; shown only with its permission. */
export interface MenuEntry {
  readonly id: string
  readonly label: Words
  readonly href: string
  readonly permission: string
  /** Name of an icon of resources/kit/icons. */
  readonly icon: string
  readonly section: 'work' | 'analysis' | 'configuration'
  readonly order: number
}
