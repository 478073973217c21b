import type { ListColumn } from '#plugins/cases/contract/list_columns'
import { knownPreferredTerms } from '#plugins/coding/contract/views'
import { wording } from '#plugins/coding/lang/server/wording'

/** The preferred term of the first reaction of a case, beside what was reported. */
const preferredTerm: ListColumn = {
  key: 'preferredTerm',
  label: wording('preferred_term_column.preferred_term'),
  type: 'words',
  source: { table: knownPreferredTerms, column: 'pt', elements: ['E.i.2.1a', 'E.i.2.1b'] },
  after: 'reaction',
  width: 98,
  grows: true,
}

export default [preferredTerm]
