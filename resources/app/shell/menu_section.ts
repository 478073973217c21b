/** One entry of the left menu, in the user's language. */
export interface MenuLine {
  id: string
  label: string
  href: string
  icon: string
  badge?: number
  /** Its screen, or one below it, is at hand. */
  isOn: boolean
}

/** Entries that belong together; the first ones have no head. */
export interface MenuSection {
  id: string
  title?: string
  entries: readonly MenuLine[]
}
