import { fill } from '#kernel/plugins/slot'
import {
  caseListFilters,
  chosenCaseActs,
  codedTermsActs,
  searchedTerms,
} from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { fieldSearches } from '#resources/forms/widgets/search_slot'
import { termSources } from '#resources/forms/widgets/terms_slot'
import { searchedTerm } from './filter/searched_term'
import { TermFilter } from './filter/term_filter'
import { keys } from './keys'
import { FindTerm } from './pick/find_term'
import { TakeTerms } from './pick/take_terms'
import { RecodeCase } from './recoding/recode_case'
import { CodeSelected } from './runs/code_selected'

/**
 * What this plugin adds: the search for a term in each field that takes one, terms of a list for rows of
 * forms, a filter of cases, and
 * going to another version from the MedDRA page of a case.
 */
export const slots = [
  fill(fieldSearches, { name: 'meddra', Search: FindTerm }),
  fill(termSources, TakeTerms),
  fill(caseListFilters, TermFilter),
  fill(searchedTerms, searchedTerm),
  fill(chosenCaseActs, { permission: 'CASE_CODING', Act: CodeSelected }),
  fill(codedTermsActs, RecodeCase),
  fill(shownKeys, keys),
]
