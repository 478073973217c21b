import { fill } from '#kernel/plugins/slot'
import { caseListFilters } from '#plugins/cases/contract/slots'
import { CellChip } from './filters/cell_chip'

/** What this plugin adds: what number of a report the list of cases was opened from. */
export const slots = [fill(caseListFilters, CellChip)]
