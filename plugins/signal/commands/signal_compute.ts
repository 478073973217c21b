import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Language, Words } from '#kernel/language/words'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { PairComputer, pointsOf, priorFor } from '#plugins/signal/computing/compute_pairs'
import type { ComputedPair } from '#plugins/signal/computing/computed_pair'
import { countedPairs, pointsOfCounts } from '#plugins/signal/computing/counted_pairs'
import { wording } from '#plugins/signal/lang/server/wording'
import { pairLines } from '#plugins/signal/printing/pair_lines'
import { pairRow } from '#plugins/signal/printing/pair_row'
import { shownValue } from '#plugins/signal/printing/plain_value'
import { readRecords, type Records } from '#plugins/signal/reading/read_records'
import { holdsReports, reportsOf } from '#plugins/signal/reading/report_file'
import type { StratumColumn } from '#plugins/signal/reading/stratum_reader'
import { type CountedPair, holdsTables, tablesOf } from '#plugins/signal/reading/table_file'
import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import type { Zeros } from '#plugins/signal/statistics/mgps/likelihood'
import type { Points } from '#plugins/signal/statistics/mgps/points'

export default class SignalCompute extends SignalCommand {
  static commandName = 'signal:compute'
  static description =
    'Computes what is reported together too often from a file of reports or tables'
  static help = [
    'The file has the columns report_id, drug, event (and strata), or a, b, c, d. More in docs/signal.md.',
    '',
    '  {{ binaryName }} signal:compute reports.csv --by=sex,age --min=3',
    '  {{ binaryName }} signal:compute tables.csv --json',
    '  {{ binaryName }} signal:compute reports.csv --theta=3.25,0.4,2.02,1.9,0.065',
  ]

  @args.string({ description: 'CSV or JSON, also packed with gzip' })
  declare file: string

  @flags.string({ description: 'Columns that stratify, such as sex,age' })
  declare by?: string

  @flags.string({ description: 'Prior of MGPS: alpha1,beta1,alpha2,beta2,P; fitted without it' })
  declare theta?: string

  @flags.string({ description: 'Whether pairs without a report take part in the fit: out or in' })
  declare zeros?: string

  @flags.string({ description: 'Least number of reports of a pair that is printed; 1 without it' })
  declare min?: string

  async run() {
    await this.refusing(async () => {
      const given = this.prior(this.theta)
      const zeros = this.zerosOf(this.zeros)
      const records = await readRecords(this.file)
      const by = this.columns(records, this.by)
      const names = by.map(({ name }) => name)
      const source = this.#source(records, by)
      const found = priorFor(source.points(zeros), zeros, given)
      const computer = new PairComputer(found.posterior, names)
      const computed = function* () {
        for (const pair of source.pairs) yield computer.compute(pair)
      }
      const notes = [...source.notes, ...found.notes]
      if (this.json) {
        const { theta, negLL } = found
        const about = { reports: source.reports, by: names, theta, negLL, zeros, notes }
        return this.printRows({ rows: printed(computed(), this.speaks), about })
      }
      this.#print([...computed()], notes)
      const { theta } = found
      if (theta) this.say(wording('printing.theta', { theta: theta.map(shownValue).join(', ') }))
    })
  }

  #print(pairs: readonly ComputedPair[], notes: readonly Words[]) {
    for (const line of pairLines(pairs, this.speaks)) this.logger.log(line)
    for (const note of notes) this.say(note)
  }

  /** What the file holds: reports that are counted, or tables that were counted before. */
  #source(records: Records, by: readonly StratumColumn[]): Source {
    const least = this.whole('min', this.min, 0, holdsTables(records) ? 0 : 1)
    if (holdsTables(records)) {
      const pairs = tablesOf(records, by)
      return {
        reports: null,
        notes: [],
        points: (zeros) => pointsOf(pairs, zeros),
        pairs: pairs.filter(({ table }) => table.a >= least),
      }
    }
    if (!holdsReports(records))
      throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_such_columns') })
    const { rows, notes } = reportsOf(records, by)
    const counts = new PairCounts(rows)
    return {
      reports: counts.reports,
      notes,
      points: (zeros) => pointsOfCounts(counts, zeros),
      pairs: countedPairs(counts, least),
    }
  }
}

interface Source {
  readonly reports: number | null
  readonly notes: readonly Words[]
  readonly points: (zeros: Zeros) => Points
  readonly pairs: Iterable<CountedPair>
}

function* printed(pairs: Iterable<ComputedPair>, language: Language): Generator<object> {
  for (const pair of pairs) yield pairRow(pair, language)
}
