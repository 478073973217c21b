import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { compareOnsets, describeOnsets, type OnsetGroup } from '#plugins/signal/computing/onsets'
import { wording } from '#plugins/signal/lang/server/wording'
import { alignedLines } from '#plugins/signal/printing/aligned_lines'
import { plainValues, shownValue } from '#plugins/signal/printing/plain_value'
import { columnOf } from '#plugins/signal/reading/headings'
import { onsetGroups } from '#plugins/signal/reading/onset_file'
import { readRecords } from '#plugins/signal/reading/read_records'

export default class SignalOnset extends SignalCommand {
  static commandName = 'signal:onset'
  static description = 'Describes times to onset: median, quartiles, Weibull; compares groups'
  static help = [
    'The file has a column days, and drug, event or group where there are several. Each group is compared',
    'with all others of its event.',
    '',
    '  {{ binaryName }} signal:onset onsets.csv --json',
  ]

  @args.string({ description: 'CSV or JSON, also packed with gzip' })
  declare file: string

  @flags.string({ description: 'Columns that make groups; drug, event, group or id without it' })
  declare by?: string

  async run() {
    await this.refusing(async () => {
      const records = await readRecords(this.file)
      if (columnOf(records.headings, 'days') === undefined)
        throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_days') })
      const by = this.by === undefined ? undefined : this.columns(records, this.by)
      const { groups, notes } = onsetGroups(records, by)
      const rows = groups.map((group) => ({ group, ...describeOnsets(group.days) }))
      const compared = compareOnsets(groups)
      if (this.json) {
        const printed = rows.map(({ group, figures, notes: own }) => ({
          ...group.of,
          ...plainValues(figures),
          ...comparisonOf(group, compared),
          notes: own,
        }))
        return this.printRows({ rows: printed, about: { notes } })
      }
      this.#print(rows, compared)
      for (const note of notes) this.say(note)
    })
  }

  #print(
    rows: readonly ({ group: OnsetGroup } & ReturnType<typeof describeOnsets>)[],
    compared: ReturnType<typeof compareOnsets>
  ) {
    const names = Object.keys(rows[0]?.group.of ?? {})
    const head = [...names, 'n', 'median', 'q1', 'q3', 'shape', '025', '975', 'scale', 'D', 'p']
    const lines = rows.map(({ group, figures }) => {
      const comparison = compared.get(group)
      return [
        ...Object.values(group.of),
        ...[figures.n, figures.median, figures.q1, figures.q3].map(shownValue),
        ...[figures.weibull_shape, figures.weibull_shape_lo95].map(shownValue),
        ...[figures.weibull_shape_hi95, figures.weibull_scale].map(shownValue),
        shownValue(comparison?.distance),
        shownValue(comparison?.exact ?? comparison?.asymptotic),
      ]
    })
    for (const line of alignedLines(head, lines)) this.logger.log(line)
    const own = rows.flatMap(({ notes }) => notes)
    for (const sentence of new Set(own.map((note: Words) => note[this.speaks])))
      this.logger.log(sentence)
  }
}

function comparisonOf(group: OnsetGroup, compared: ReturnType<typeof compareOnsets>): object {
  const found = compared.get(group)
  if (!found) return {}
  return {
    compared_with: found.others,
    ...plainValues({
      D: found.distance,
      p_exact_conditional_on_ties: found.exact,
      p_asymptotic: found.asymptotic,
    }),
  }
}
