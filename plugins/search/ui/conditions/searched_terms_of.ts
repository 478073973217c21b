import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { type SearchedTerms, searchedTerms } from '#plugins/cases/contract/slots'
import { fillingsOf } from '#resources/app/slots'

/** The terms of a dictionary below which codes of an element stand, where a plugin brings them. */
export const searchedTermsOf = ({ codeList }: ElementDefinition): SearchedTerms | undefined =>
  codeList === undefined
    ? undefined
    : fillingsOf(searchedTerms).find((each) => each.codeList === codeList)
