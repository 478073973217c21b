import { has, orNull, whole, words } from '#kernel/http/answers'
import type { Words } from '#kernel/language/words'

/** What is to be said of a cell of a file, and where it stands. */
export interface CellRemark {
  readonly line: number
  /** Head of the column as people know it; null when the line as a whole is meant. */
  readonly column: Words | null
  readonly says: Words
}

/** The same as a call answers it. */
export const remarkAnswer = has({ line: whole, column: orNull(words), says: words })
