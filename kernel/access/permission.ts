import type { Words } from '#kernel/language/words'

/** A right that a role may carry. Codes are the product's own (specification, section 2). */
export interface Permission {
  readonly code: string
  readonly label: Words
  /** Heading under which the role editor shows it. */
  readonly group: Words
}
