import type { SearchedTerms } from '#plugins/cases/contract/slots'
import { readTerm, writeTerm } from './asked_term'
import { AskedTermWords } from './asked_term_words'
import { FilterByTerm } from './filter_by_term'

/** A term of MedDRA of any level, below which a search of cases looks for codes. */
export const searchedTerm: SearchedTerms = {
  codeList: 'meddra-llt',
  Choose: ({ term, onTake, onClose }) => (
    <FilterByTerm
      isOfElement
      asked={readTerm(term)}
      onTake={(taken) => onTake(writeTerm({ ...taken, places: 'reactions' }))}
      onClose={onClose}
    />
  ),
  Name: ({ term }) => {
    const asked = readTerm(term)
    return asked ? <AskedTermWords asked={asked} /> : term
  },
}
