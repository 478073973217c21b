import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable, type TableLine } from '#kernel/files/read_table'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/literature/lang/server/wording'
import { isDay } from '#plugins/literature/contract/cycle'
import { type SearchWindow, windowStates } from '#plugins/literature/contract/window'

const COLUMNS = ['source', 'from', 'to', 'state']

/**
 * The searches of each source in a table with the columns source, from, to (days, both included)
 * and state (covered, failed or open), in the order of the file.
 * @throws E_FILE_CONTENT (3001) with the line that is wrong
 */
export function readCoverage(bytes: Uint8Array): Map<string, SearchWindow[]> {
  const [head, ...lines] = readTable(bytes, (cell) => COLUMNS.includes(cell.toLowerCase()))
  const places = placesOf(head)
  const sources = new Map<string, SearchWindow[]>()
  for (const line of lines) {
    const [source = '', from = '', to = '', state = ''] = places.map((at) => line.cells[at] ?? '')
    if (source === '') throw refusal(line, faults.noSource)
    if (!isDay(from) || !isDay(to)) throw refusal(line, faults.noDay)
    if (from > to) throw refusal(line, faults.turned)
    const known = windowStates.find((each) => each === state.toLowerCase())
    if (known === undefined) throw refusal(line, faults.state)
    sources.set(source, [...(sources.get(source) ?? []), { from, to, state: known }])
  }
  return sources
}

function placesOf(head: TableLine | undefined): number[] {
  const headings = head?.cells.map((cell) => cell.toLowerCase()) ?? []
  const places = COLUMNS.map((column) => headings.indexOf(column))
  if (places.includes(-1)) {
    throw new kernelErrors.E_FILE_CONTENT({ detail: wording('coverage.columns') })
  }
  return places
}

const refusal = ({ line }: TableLine, fault: (line: number) => Words) =>
  new kernelErrors.E_FILE_CONTENT({ line, detail: fault(line) })

const faults = {
  noSource: (line: number) => wording('coverage.no_source', { line }),
  noDay: (line: number) => wording('coverage.no_day', { line }),
  turned: (line: number) => wording('coverage.turned', { line }),
  state: (line: number) => wording('coverage.state', { line }),
}
