import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { wording } from '#plugins/signal/lang/server/wording'
import { alignedLines } from '#plugins/signal/printing/aligned_lines'
import { plainValue, shownValue } from '#plugins/signal/printing/plain_value'
import {
  holdsDrugPairs,
  type NamedInteraction,
  pairsOfDrugs,
} from '#plugins/signal/reading/drug_pair_file'
import { readRecords, type Records } from '#plugins/signal/reading/read_records'
import { holdsReports, reportsOf } from '#plugins/signal/reading/report_file'
import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import { drugInteractions } from '#plugins/signal/statistics/drug_interactions'

export default class SignalInteractions extends SignalCommand {
  static commandName = 'signal:interactions'
  static description =
    'Finds events that are reported with two drugs together more than each explains'
  static help = [
    'The file holds reports; or the counts both_event, both_reports, first_event, first_reports,',
    'second_event, second_reports, neither_event, neither_reports.',
    '',
    '  {{ binaryName }} signal:interactions reports.csv --min=3 --json',
  ]

  @args.string({ description: 'CSV or JSON, also packed with gzip' })
  declare file: string

  @flags.string({
    description: 'Least number of reports with both drugs and the event; 3 without it',
  })
  declare min?: string

  async run() {
    await this.refusing(async () => {
      const { found, notes } = this.#found(await readRecords(this.file))
      if (this.json) return this.printRows({ rows: found.map(rowOf), about: { notes } })
      const order = found.toSorted((one, other) => lowOf(other) - lowOf(one))
      const { speaks } = this
      const head = [
        wording('printing.drug')[speaks],
        wording('printing.second_drug')[speaks],
        wording('printing.event')[speaks],
        ...['n', 'E', 'Ω', 'Ω025'],
      ]
      const lines = order.map(({ first, second, event, cells, omega }) => [
        ...[first, second, event, String(cells.both.event), shownValue(omega.expected)],
        ...[shownValue(omega.omega), shownValue(omega.low)],
      ])
      for (const line of alignedLines(head, lines)) this.logger.log(line)
      for (const note of notes) this.say(note)
    })
  }

  #found(records: Records): { found: NamedInteraction[]; notes: readonly Words[] } {
    const least = this.whole('min', this.min, 1, 3)
    if (holdsDrugPairs(records)) return { found: pairsOfDrugs(records), notes: [] }
    if (!holdsReports(records))
      throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_such_columns_drugs') })
    const { rows, notes } = reportsOf(records, [])
    const found = drugInteractions(new PairCounts(rows), least).map(
      ({ drugs, eventCode, omega, ...cells }) => ({
        first: rows.drugs[drugs[0]]!,
        second: rows.drugs[drugs[1]]!,
        event: rows.events[eventCode]!,
        cells,
        omega,
      })
    )
    return { found, notes }
  }
}

const lowOf = ({ omega }: NamedInteraction): number =>
  Number.isNaN(omega.low) ? -Infinity : omega.low

function rowOf({ first, second, event, cells, omega }: NamedInteraction): object {
  const counts = Object.entries(cells).flatMap(([name, share]) => [
    [`${name}_event`, share.event],
    [`${name}_reports`, share.reports],
  ])
  const isUndefined = Number.isNaN(omega.expected)
  return {
    drug1: first,
    drug2: second,
    event,
    ...Object.fromEntries(counts),
    expected: plainValue(omega.expected),
    Omega: plainValue(omega.omega),
    Omega025: plainValue(omega.low),
    Omega975: plainValue(omega.high),
    ...(isUndefined && { reasons: { Omega: wording('reasons.no_interaction') } }),
  }
}
