import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { pointsOf, priorFor } from '#plugins/signal/computing/compute_pairs'
import { pointsOfCounts } from '#plugins/signal/computing/counted_pairs'
import { wording } from '#plugins/signal/lang/server/wording'
import { shownValue } from '#plugins/signal/printing/plain_value'
import { readRecords, type Records } from '#plugins/signal/reading/read_records'
import { holdsReports, reportsOf } from '#plugins/signal/reading/report_file'
import { holdsTables, tablesOf } from '#plugins/signal/reading/table_file'
import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import type { Zeros } from '#plugins/signal/statistics/mgps/likelihood'
import { distinctPoints, type Points } from '#plugins/signal/statistics/mgps/points'

export default class SignalFit extends SignalCommand {
  static commandName = 'signal:fit'
  static description =
    'Fits the prior of MGPS to a file of reports, of tables, or of n and expected'
  static help = [
    '  {{ binaryName }} signal:fit reports.csv --json',
    '  {{ binaryName }} signal:fit reports.csv --theta=3.25,0.4,2.02,1.9,0.065',
  ]

  @args.string({ description: 'CSV or JSON, also packed with gzip' })
  declare file: string

  @flags.string({ description: 'Columns that stratify, such as sex,age' })
  declare by?: string

  @flags.string({ description: 'A prior whose likelihood is told, instead of a fit' })
  declare theta?: string

  @flags.string({ description: 'Whether pairs without a report take part in the fit: out or in' })
  declare zeros?: string

  async run() {
    await this.refusing(async () => {
      const given = this.prior(this.theta)
      const zeros = this.zerosOf(this.zeros)
      const points = this.#points(await readRecords(this.file), zeros)
      const pairs = points.weight.reduce((sum, each) => sum + each, 0)
      const { theta, negLL, notes } = priorFor(points, zeros, given)
      if (this.json) {
        const names = ['alpha1', 'beta1', 'alpha2', 'beta2', 'P'] as const
        const named = theta && Object.fromEntries(names.map((name, at) => [name, theta[at]]))
        const rows = named ? [{ ...named, negLL, pairs, zeros }] : []
        return this.printRows({ rows, about: { theta, negLL, pairs, zeros, notes } })
      }
      for (const note of notes) this.say(note)
      if (!theta) return
      this.say(wording('printing.theta', { theta: theta.map(shownValue).join(', ') }))
      this.say(wording('printing.likelihood', { value: negLL?.toFixed(4), pairs }))
    })
  }

  #points(records: Records, zeros: Zeros): Points {
    const by = this.columns(records, this.by)
    if (holdsTables(records)) return pointsOf(tablesOf(records, by), zeros)
    if (holdsReports(records))
      return pointsOfCounts(new PairCounts(reportsOf(records, by).rows), zeros)
    const [n, expected] = ['n', 'expected'].map((name) => records.headings.indexOf(name))
    if (n === undefined || expected === undefined || n < 0 || expected < 0)
      throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_such_columns_fit') })
    const used = records.rows.filter(
      ({ cells }) => Number(cells[expected]) > 0 && /^\d{1,15}$/.test(cells[n]!)
    )
    const counted = used.filter(({ cells }) => zeros === 'in' || Number(cells[n]) > 0)
    return distinctPoints(
      counted.map(({ cells }) => Number(cells[n])),
      counted.map(({ cells }) => Number(cells[expected]))
    )
  }
}
