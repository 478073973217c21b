import type { Leaf } from '#kernel/case/content/leaf'

/** An element that two people changed: what it was, and what each wants. Rows of a group are told by their ids. */
export interface ConflictingField {
  readonly path: string
  readonly element: string
  readonly base: Leaf | readonly string[] | null
  readonly mine: Leaf | readonly string[] | null
  readonly theirs: Leaf | readonly string[] | null
}
