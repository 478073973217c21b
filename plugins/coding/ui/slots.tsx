import { fill } from '#kernel/plugins/slot'
import { caseListFilters, codedTermsActs } from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { fieldSearches } from '#resources/forms/widgets/search_slot'
import { TermFilter } from './filter/term_filter'
import { keys } from './keys'
import { FindTerm } from './pick/find_term'
import { RecodeCase } from './recoding/recode_case'

/**
 * What this plugin adds: the search for a term in each field that takes one, a filter of cases, and
 * going to another version from the MedDRA page of a case.
 */
export const slots = [
  fill(fieldSearches, { name: 'meddra', Search: FindTerm }),
  fill(caseListFilters, TermFilter),
  fill(codedTermsActs, RecodeCase),
  fill(shownKeys, keys),
]
