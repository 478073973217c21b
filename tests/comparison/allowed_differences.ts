import type { TreeDifference } from '#tests/comparison/compare_trees'

/** What may differ between a message and what is written after reading it, and why that is no fact. */
export interface Allowed {
  readonly kind: TreeDifference['kind']
  /** Place without positions. */
  readonly place: RegExp
  /** What must stand there for it to be allowed; anything where absent. */
  readonly value?: RegExp
  readonly why: string
}

/** The same list as in docs/messages.md, stated here without the product's help. */
export const ALLOWED: readonly Allowed[] = [
  {
    kind: 'changed',
    place: /\/document\/text(?:\/text\(\))?$/,
    why: 'a compressed document is compressed anew, line breaks in Base64 are left out',
  },
]
