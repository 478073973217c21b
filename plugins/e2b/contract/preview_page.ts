import type { Words } from '#kernel/language/words'

/** An element with its value, or a row of a group with what it holds. */
export type PreviewEntry =
  | { kind: 'element'; id: string; name: Words; value: Words }
  | { kind: 'row'; id: string; name: Words; position: number; entries: PreviewEntry[] }

/** What a report says on one page of the case editor. */
export interface PreviewPage {
  title: Words
  entries: PreviewEntry[]
}
