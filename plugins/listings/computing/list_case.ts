import type { MetRows } from '#plugins/cases/contract/met_rows'
import {
  type CaseToList,
  cellsOf,
  type ReadingColumns,
} from '#plugins/listings/computing/column_reader'
import { linesOfCase } from '#plugins/listings/computing/lines_of_case'
import type { ListedLine } from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'

/** A case, and by what it is known. */
export interface NamedCase extends CaseToList {
  readonly caseId: string
  readonly caseNo: string
}

/** The lines of one case by a design: the same for the screen, for files and for other plugins. */
export function listCase(
  { grain, columns, group }: ListingDesign,
  one: NamedCase,
  met: MetRows,
  reading: ReadingColumns
): ListedLine[] {
  return linesOfCase(one.content, grain, met).map((anchors) => {
    const cells = columns.map((column) => ({
      key: column.key,
      of: cellsOf(column, one, anchors, reading),
    }))
    const grouped = cells.find(({ key }) => key === group)?.of[0]
    return {
      ...{ caseId: one.caseId, caseNo: one.caseNo },
      group: group === null ? null : String(grouped ?? ''),
      cells: cells.flatMap(({ of }) => of),
    }
  })
}
