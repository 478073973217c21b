import type { PathStep } from '#kernel/content/element_path'

/** What somebody took from a dictionary: a code with its name and version, or a name alone. */
export interface TakenTerm {
  code: string
  name: string
  version: string
}

/** What a search gets in a field whose layout names it: the slot `forms.search.<name>`. */
export interface SearchSlot {
  /** Element of the field. */
  element: string
  /** id of the box of the field. */
  boxId: string
  /** The words that were reported, else the name that stands there; may be empty. */
  words: string
  /** The version that the field says; empty when it says none. */
  version: string
  /** Rows around the field, outermost first: whoever fills more than the field begins there. */
  steps: readonly PathStep[]
  onTake: (term: TakenTerm) => void
}
