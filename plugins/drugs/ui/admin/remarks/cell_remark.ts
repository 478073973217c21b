import type { Words } from '#kernel/language/words'

/** What is to be said of a cell of the file. */
export interface CellRemark {
  line: number
  column: Words | null
  says: Words
}
