/** One entry of the left menu, in the user's language. */
export interface MenuLine {
  id: string
  label: string
  href: string
  icon: string
  badge?: number
  /** Its screen, or one below it, is at hand. */
  isOn: boolean
  /** Screens that make it up, shown while one of them is at hand. */
  lines?: readonly MenuLine[]
}

/** Entries that stand together; one alone needs no head. */
export interface MenuLines {
  id: string
  title?: string
  lines: readonly MenuLine[]
}
