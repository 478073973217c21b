import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { OnsetGroup } from '#plugins/signal/computing/onsets'
import { wording } from '#plugins/signal/lang/server/wording'
import { columnOf } from '#plugins/signal/reading/headings'
import type { Records } from '#plugins/signal/reading/read_records'
import type { StratumColumn } from '#plugins/signal/reading/stratum_reader'

const DAYS = /^-?\d{1,9}(\.\d+)?$/

/**
 * The onsets of records, in groups. A row without days, and one whose onset lies before the start, is
 * left out and told. Refuses with 3001 days that are no number.
 * @param by the columns that make groups; absent: drug and event, else group, else id
 */
export function onsetGroups(
  records: Records,
  by?: readonly StratumColumn[]
): { readonly groups: readonly OnsetGroup[]; readonly notes: readonly Words[] } {
  const days = columnOf(records.headings, 'days')!
  const columns = by ?? usualColumns(records)
  const filled = records.rows.filter(({ cells }) => cells[days] !== '')
  const wrong = filled.find(({ cells }) => !DAYS.test(cells[days]!))
  if (wrong) {
    const detail = wording('reading.no_number_of_days', {
      line: wrong.line,
      text: wrong.cells[days],
    })
    throw new kernelErrors.E_FILE_CONTENT({ line: wrong.line, detail })
  }
  const used = filled.filter(({ cells }) => Number(cells[days]) >= 0)
  const grouped = Map.groupBy(used, ({ cells }) =>
    JSON.stringify(columns.map(({ at }) => cells[at]!))
  )
  const groups = [...grouped.values()].map((rows) => ({
    of: Object.fromEntries(columns.map(({ name, at }) => [name, rows[0]!.cells[at]!])),
    days: rows.map(({ cells }) => Number(cells[days])),
  }))
  const [blank, before] = [records.rows.length - filled.length, filled.length - used.length]
  return {
    groups,
    notes: [
      ...(blank > 0 ? [wording('reading.without_days', { count: blank })] : []),
      ...(before > 0 ? [wording('reading.before_start', { count: before })] : []),
    ],
  }
}

function usualColumns({ headings }: Records): StratumColumn[] {
  const found = (['drug', 'event'] as const).flatMap((name) => {
    const at = columnOf(headings, name)
    return at === undefined ? [] : [{ name, at }]
  })
  if (found.length > 0) return found
  const group = headings.indexOf('group')
  return group >= 0 ? [{ name: 'group', at: group }] : []
}
