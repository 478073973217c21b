import type { ComponentType } from 'react'
import type { PathStep } from '#kernel/case/content/element_path'
import { Slot } from '#kernel/plugins/slot'

/** What somebody took from a dictionary: a code with its name and version, or a name alone. */
export interface ChosenTerm {
  code: string
  name: string
  version: string
}

/** What a search gets in a field. */
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
  onTake: (term: ChosenTerm) => void
}

/** A search in fields. */
export interface FieldSearch {
  /** By which the layout of a field asks for it (`search`); fields of MedDRA terms ask for `meddra`. */
  readonly name: string
  readonly Search: ComponentType<SearchSlot>
}

export const fieldSearches = new Slot<FieldSearch>(
  'forms.search',
  'A search in fields whose layout names it'
)
