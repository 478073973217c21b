import type { Slots } from '#resources/app/slot'
import { TermFilter } from './filter/term_filter'
import { FindTerm } from './pick/find_term'
import { RecodeCase } from './recoding/recode_case'

/**
 * What this plugin adds: the search for a term in each field that takes one, a filter of cases, and
 * going to another version from the MedDRA page of a case.
 */
export const slots: Slots = {
  'forms.search.meddra': FindTerm,
  'cases.list.filters': TermFilter,
  'cases.terms.actions': RecodeCase,
}
