import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { wording } from '#plugins/signal/lang/server/wording'
import { alignedLines } from '#plugins/signal/printing/aligned_lines'
import { plainValue, shownValue } from '#plugins/signal/printing/plain_value'
import { readRecords } from '#plugins/signal/reading/read_records'
import { holdsReports, reportsOf } from '#plugins/signal/reading/report_file'
import { maskedBy, type Masking } from '#plugins/signal/statistics/masking'
import type { ReportRows } from '#plugins/signal/statistics/counting/report_rows'
import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'

export default class SignalMask extends SignalCommand {
  static commandName = 'signal:mask'
  static description = 'Shows what a drug with very many reports of an event hides of other drugs'
  static help = [
    '  {{ binaryName }} signal:mask reports.csv --event=INJURY --product="SOME DRUG" --json',
    '',
    'Without --product the drug with most reports of the event is left out.',
  ]

  @args.string({ description: 'CSV or JSON of reports, also packed with gzip' })
  declare file: string

  @flags.string({ description: 'The event, as the file writes it' })
  declare event?: string

  @flags.string({ description: 'The drug whose reports are removed' })
  declare product?: string

  @flags.string({ description: 'Least number of reports of a drug with the event; 1 without it' })
  declare min?: string

  async run() {
    await this.refusing(async () => {
      const least = this.whole('min', this.min, 0, 1)
      const records = await readRecords(this.file)
      if (!holdsReports(records))
        throw new kernelErrors.E_FILE_CONTENT({
          detail: wording('reading.no_such_columns_reports'),
        })
      const { rows, notes } = reportsOf(records, [])
      const event = this.#named('event', this.event, rows.events)
      const masking =
        this.product === undefined
          ? mostReported(rows, event)
          : this.#named('product', this.product, rows.drugs)
      const found = maskedBy(rows, masking, event)
        .filter(({ before }) => before.a >= least)
        .toSorted((one, other) => rank(other) - rank(one))
      const about = { event: rows.events[event], masking_product: rows.drugs[masking] }
      if (this.json) {
        const printed = found.map((each) => rowOf(each, rows.drugs))
        return this.printRows({ rows: printed, about: { ...about, notes } })
      }
      this.say(wording('printing.masking', { event: about.event, product: about.masking_product }))
      this.#print(found, rows.drugs)
      for (const note of notes) this.say(note)
    })
  }

  #print(found: readonly Masking[], drugs: readonly string[]) {
    const drug = wording('printing.drug')[this.speaks]
    const ratio = wording('printing.masking_ratio')[this.speaks]
    const head = [drug, 'a', 'RRR', 'PRR', "a'", "RRR'", "PRR'", ratio]
    const rows = found.map(({ drug: at, before, after, ratio: value }) => [
      drugs[at]!,
      ...[before, after].flatMap(({ a, rrr, prr }) => [
        String(a),
        shownValue(rrr),
        shownValue(prr),
      ]),
      shownValue(value),
    ])
    for (const line of alignedLines(head, rows)) this.logger.log(line)
  }

  #named(option: 'event' | 'product', name: string | undefined, names: readonly string[]): number {
    if (name === undefined || name === '') return this.wrong(wording('commands.name', { option }))
    const at = names.indexOf(name)
    return at >= 0 ? at : this.wrong(wording('commands.not_in_file', { name }))
  }
}

/** What has no ratio comes last. */
const rank = ({ ratio }: Masking): number => (Number.isNaN(ratio) ? -1 : ratio)

function mostReported(rows: ReportRows, event: number): number {
  const counts = new PairCounts(rows)
  const withEvent = new Set(counts.reportsOfEvent(event))
  const shared = [...rows.drugs.keys()].map(
    (drug) => counts.reportsOfDrug(drug).filter((report) => withEvent.has(report)).length
  )
  return shared.indexOf(Math.max(...shared))
}

function rowOf({ drug, before, after, ratio }: Masking, drugs: readonly string[]): object {
  const when = (
    name: 'before' | 'after',
    { a, drugReports, eventReports, ...rest }: typeof before
  ) => ({
    [`a_${name}`]: a,
    [`n_drug_${name}`]: drugReports,
    [`n_event_${name}`]: eventReports,
    [`N_${name}`]: rest.reports,
    [`rrr_${name}`]: plainValue(rest.rrr),
    [`prr_${name}`]: plainValue(rest.prr),
  })
  return {
    drug: drugs[drug],
    ...when('before', before),
    ...when('after', after),
    masking_ratio_rrr: plainValue(ratio),
  }
}
