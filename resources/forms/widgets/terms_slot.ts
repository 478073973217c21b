import type { ComponentType } from 'react'
import { Slot } from '#kernel/plugins/slot'
import type { ChosenTerm } from './search_slot'

/** What is told of the terms that somebody took. */
export interface TakesTerms {
  /** Lowest level terms, in the order in which they were taken; some may be there already. */
  readonly onTake: (terms: readonly ChosenTerm[]) => void
}

export const termSources = new Slot<ComponentType<TakesTerms>>(
  'forms.terms',
  'Ways to take medical terms into rows of a form, one or many at once'
)
