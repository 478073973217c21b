import type { Words } from '#kernel/language/words'

/** Why a case is opened to be read: what a change of it would be refused with. */
export interface RefusedEdit {
  /** Number of the refusal in the catalogue. */
  readonly code: number
  /** What is wrong, and what to do. */
  readonly message: Words
}
