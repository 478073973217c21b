import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { SignalCommand } from '#plugins/signal/commands/signal_command'
import { wording } from '#plugins/signal/lang/server/wording'
import { alignedLines } from '#plugins/signal/printing/aligned_lines'
import { plainValue, shownValue } from '#plugins/signal/printing/plain_value'
import { columnOf } from '#plugins/signal/reading/headings'
import { readRecords, type Records } from '#plugins/signal/reading/read_records'
import { binomialCriticalValue } from '#plugins/signal/statistics/sequential/binomial_max_sprt'
import {
  continuousCriticalValue,
  groupCriticalValue,
  poissonLogRatio,
} from '#plugins/signal/statistics/sequential/poisson_max_sprt'

/** Beyond these a critical value takes longer than anybody waits. */
const [MOST_EXPECTED, MOST_LOOKS] = [1000, 400]

export default class SignalSprt extends SignalCommand {
  static commandName = 'signal:sprt'
  static description =
    'Watches a count as it grows: critical values of MaxSPRT, and whether one is reached'
  static help = [
    'A file has the columns expected and observed (both cumulative), a row for each look; or',
    'upper_limit_expected, min_events_M and alpha, a row for each critical value.',
    '',
    '  {{ binaryName }} signal:sprt --limit=10 --min=3',
    '  {{ binaryName }} signal:sprt --groups=5,6,6,5,8',
    '  {{ binaryName }} signal:sprt --events=25 --ratio=3.5 --group=5',
    '  {{ binaryName }} signal:sprt counts.csv --limit=10 --json',
  ]

  @args.string({ description: 'CSV or JSON, also packed with gzip', required: false })
  declare file?: string

  @flags.string({ description: 'Expected events at which watching ends' })
  declare limit?: string

  @flags.string({ description: 'Events before which there is no signal; 1 without it' })
  declare min?: string

  @flags.string({
    description: 'Probability of a signal where there is no effect; 0.05 without it',
  })
  declare alpha?: string

  @flags.string({ description: 'Expected events from look to look, such as 5,6,6,5,8' })
  declare groups?: string

  @flags.string({ description: 'Binomial: events at which watching ends' })
  declare events?: string

  @flags.string({ description: 'Binomial: unexposed events for one exposed event' })
  declare ratio?: string

  @flags.string({ description: 'Binomial: events from look to look; 1 without it' })
  declare group?: string

  async run() {
    await this.refusing(async () => {
      if (this.file === undefined) return this.#show([this.#fromOptions()])
      const records = await readRecords(this.file)
      const isList = records.headings.includes('upper_limit_expected')
      this.#show(isList ? criticalRows(records, this) : this.#looks(records))
    })
  }

  get leastEvents(): number {
    return this.whole('min', this.min, 1, 1)
  }

  get level(): number {
    const level = this.alpha === undefined ? 0.05 : this.positive('alpha', this.alpha)
    return level < 1 ? level : this.wrong(wording('commands.alpha'))
  }

  #fromOptions(): Row {
    const plan = { alpha: this.level, leastEvents: this.leastEvents }
    if (this.groups !== undefined) {
      const groups = this.groups.split(',').map((each) => this.positive('groups', each))
      if (sumOf(groups) > MOST_EXPECTED || groups.length > MOST_LOOKS)
        return this.wrong(wording('commands.too_long', { most: MOST_EXPECTED, looks: MOST_LOOKS }))
      const { value, alpha } = groupCriticalValue(groups, plan)
      return { kind: 'group_sequential', ...named(plan), critical_value_LLR: value, reached: alpha }
    }
    if (this.events !== undefined) return this.#binomial()
    return { kind: 'poisson_continuous', ...this.critical(this.#limit(), plan.leastEvents) }
  }

  #binomial(): Row {
    const events = this.whole('events', this.events, 1, 1)
    if (events > MOST_EXPECTED)
      return this.wrong(wording('commands.too_long', { most: MOST_EXPECTED, looks: MOST_LOOKS }))
    const plan = {
      alpha: this.level,
      leastEvents: this.leastEvents,
      events,
      ratio: this.positive('ratio', this.ratio ?? ''),
      groupSize: this.whole('group', this.group, 1, 1),
    }
    const { value, alpha } = binomialCriticalValue(plan)
    return {
      kind: 'binomial',
      N: events,
      z: plan.ratio,
      ...named(plan),
      critical_value_LLR: value,
      reached: alpha,
    }
  }

  #limit(): number {
    if (this.limit === undefined) return this.wrong(wording('commands.no_limit'))
    return this.positive('limit', this.limit)
  }

  /** The critical value of a plan that is watched all the time. */
  critical(upperLimit: number, leastEvents: number, alpha = this.level): Row {
    if (upperLimit > MOST_EXPECTED)
      return this.wrong(wording('commands.too_long', { most: MOST_EXPECTED, looks: MOST_LOOKS }))
    return {
      upper_limit_expected: upperLimit,
      ...named({ alpha, leastEvents }),
      critical_value_LLR: continuousCriticalValue({ alpha, leastEvents, upperLimit }),
    }
  }

  /** Each look at a count, with whether it is a signal. */
  #looks(records: Records): Row[] {
    const [expected, observed] = ['expected', 'observed'].map((name) =>
      columnOf(records.headings, name)
    )
    if (expected === undefined || observed === undefined)
      throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_such_columns_sprt') })
    const critical = this.critical(this.#limit(), this.leastEvents)
    const value = critical.critical_value_LLR as number
    return records.rows.map(({ cells, line }) => {
      const [mu, count] = [Number(cells[expected]), Number(cells[observed])]
      const isRight = cells[expected] !== '' && mu >= 0 && /^\d{1,15}$/.test(cells[observed]!)
      if (!isRight)
        throw new kernelErrors.E_FILE_CONTENT({
          line,
          detail: wording('reading.no_look', { line }),
        })
      const ratio = poissonLogRatio(count, mu)
      const isSignal = ratio >= value && count >= this.leastEvents && mu <= Number(this.limit)
      return {
        expected: mu,
        observed: count,
        LLR: ratio,
        critical_value_LLR: value,
        signal: isSignal,
      }
    })
  }

  #show(rows: readonly Row[]) {
    const isUndefined = rows.some(({ critical_value_LLR: value }) => Number.isNaN(value))
    const notes = isUndefined ? [wording('printing.no_critical_value')] : []
    if (this.json) {
      const printed = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'number' ? plainValue(value) : value,
          ])
        )
      )
      return this.printRows({ rows: printed, about: { notes } })
    }
    const head = Object.keys(rows[0] ?? {})
    const lines = rows.map((row) =>
      head.map((name) =>
        typeof row[name] === 'number' ? shownValue(row[name]) : String(row[name])
      )
    )
    for (const line of alignedLines(head, lines)) this.logger.log(line)
    for (const note of notes) this.say(note)
  }
}

type Row = Readonly<Record<string, number | string | boolean>>

const named = ({ alpha, leastEvents }: { alpha: number; leastEvents: number }) => ({
  min_events_M: leastEvents,
  alpha,
})

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

function criticalRows(records: Records, command: SignalSprt): Row[] {
  const at = (name: string) => records.headings.indexOf(name)
  const [limit, least, alpha] = [at('upper_limit_expected'), at('min_events_m'), at('alpha')]
  return records.rows.map(({ cells, line }) => {
    const values = [cells[limit], cells[least] ?? '1', cells[alpha] ?? '0.05'].map(Number)
    const [upper, events, level] = values as [number, number, number]
    if (!(upper > 0 && events >= 1 && Number.isInteger(events) && level > 0 && level < 1))
      throw new kernelErrors.E_FILE_CONTENT({ line, detail: wording('reading.no_plan', { line }) })
    return command.critical(upper, events, level)
  })
}
