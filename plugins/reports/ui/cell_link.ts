import type { CellPlace, ReportParameters } from '#plugins/reports/contract'
import { withQuery } from '#resources/app/calls/with_query'

interface LinkedCell extends CellPlace {
  readonly report: string
  readonly parameters: ReportParameters
  /** Id of a kept run, whose cases are asked. */
  readonly run?: string
  /** What the number is called, for the list that it opens. */
  readonly title?: string
}

/** What the list of cases takes for a number: JSON that the server reads. */
export function cellQuery(cell: LinkedCell): string {
  const { report, run, parameters, part, row, column, title } = cell
  return JSON.stringify({
    ...(run === undefined ? { report, parameters } : { run }),
    ...{ part, row },
    ...(column !== undefined && { column: [column] }),
    ...(title && { title }),
  })
}

/** Address of the list of exactly the cases behind a number. */
export const cellAddress = (cell: LinkedCell) =>
  withQuery('/center/case', { reportCell: cellQuery(cell) })

/** What is known of a number by what stands in an address, which anybody may have typed. */
export function readCellLink(asked: string): {
  report?: string
  run?: string
  parameters: ReportParameters
  title: string
} {
  try {
    const { report, run, parameters = {}, row = [], column = [], title } = JSON.parse(asked)
    const values = [...row, ...column].filter((value) => typeof value === 'string')
    const named = typeof title === 'string' && title !== ''
    return { report, run, parameters, title: named ? title : values.join(' × ') }
  } catch {
    return { parameters: {}, title: '' }
  }
}
