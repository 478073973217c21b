import { readFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { keptCoverage } from '#plugins/literature/commands/kept_coverage'
import { readCoverage } from '#plugins/literature/windows/coverage_file'
import { cycles, type Day, isDay } from '#plugins/literature/contract/cycle'
import { holesIn } from '#plugins/literature/windows/holes'
import { nextWindow } from '#plugins/literature/windows/next_window'
import type { DayRange, Hole, SearchWindow } from '#plugins/literature/contract/window'

interface SourceCoverage extends DayRange {
  readonly source: string
  readonly holes: readonly Hole[]
  /** The window that a run takes, where a cycle was named. */
  readonly next?: DayRange | null
}

export default class LiteratureCoverage extends BaseCommand {
  static commandName = 'literature:coverage'
  static description = 'Shows the days of each source that no search covers'
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false
  static help = [
    'Reads a CSV with the columns source, from, to and state (covered, failed or open). Each source is',
    'judged from its first day to the last one of the file.',
    '',
    '  {{ binaryName }} literature:coverage searches.csv',
    '  {{ binaryName }} literature:coverage --project PH900 --json',
    '  {{ binaryName }} literature:coverage searches.csv --to 2025-03-31 --cycle 1_week --json',
  ]

  @args.string({ description: 'CSV of searches', required: false })
  declare file?: string

  @flags.string({ description: 'Code of a project: judges the searches that it keeps' })
  declare project?: string

  @flags.string({ description: 'First day to judge for all sources, such as 2025-01-01' })
  declare from?: string

  @flags.string({ description: 'Last day to judge, such as 2025-03-31' })
  declare to?: string

  @flags.string({ description: `Shows the next window, too: ${cycles.join(', ')}` })
  declare cycle?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json?: boolean

  async run() {
    const wrong = this.#wrongOption()
    if (wrong) {
      this.logger.error(wrong)
      this.exitCode = 1
      return
    }
    if (this.project !== undefined) return this.#kept(this.project)
    if (this.file === undefined) {
      this.logger.error('Name a CSV of searches, or a project with --project.')
      this.exitCode = 1
      return
    }
    const sources = readCoverage(await readFile(this.file))
    const last = [...sources.values()].flat().reduce((day, { to }) => (to > day ? to : day), '')
    const found = [...sources].map(([source, windows]) => this.#judge(source, windows, last))
    if (this.json) this.logger.log(JSON.stringify({ sources: found }, null, 2))
    else for (const line of found.flatMap(linesOf)) this.logger.log(line)
  }

  #judge(source: string, windows: readonly SearchWindow[], last: Day): SourceCoverage {
    const [first = last] = windows.map(({ from }) => from).sort()
    const range = { from: this.from ?? first, to: this.to ?? last }
    const cycle = cycles.find((each) => each === this.cycle)
    const holes = range.from <= range.to ? holesIn(range, windows) : []
    if (cycle === undefined) return { source, ...range, holes }
    const next = nextWindow({ anchor: range.from, cycle }, windows, range.to)
    return { source, ...range, holes, next }
  }

  /** Searches as a project keeps them, with the cause of each hole. */
  async #kept(project: string): Promise<void> {
    const found = await keptCoverage(project, this.from, this.to)
    if (this.json) this.logger.log(JSON.stringify(found, null, 2))
    else for (const line of found.flatMap(linesOfKept)) this.logger.log(line)
  }

  #wrongOption(): string | undefined {
    const wrong = [this.from, this.to].find((day) => day !== undefined && !isDay(day))
    if (wrong !== undefined) return `${wrong} is no day. Enter one such as 2025-03-31.`
    if (this.from && this.to && this.from > this.to) return 'The last day is before the first one.'
    if (this.cycle && !cycles.some((each) => each === this.cycle)) {
      return `The cycle is not valid. Enter one of ${cycles.join(', ')}.`
    }
    return undefined
  }
}

function linesOf({ source, from, to, holes, next }: SourceCoverage): string[] {
  const lines = holes.map((hole) => `  ${hole.from} to ${hole.to}  ${hole.cause}`)
  const judged = `${source}, ${from} to ${to}: ${holes.length === 0 ? 'no holes' : 'holes'}`
  if (next) lines.push(`  next search: ${next.from} to ${next.to}`)
  return [judged, ...lines]
}

type Kept = Awaited<ReturnType<typeof keptCoverage>>[number]

const linesOfKept = ({ environment, lines }: Kept): string[] =>
  lines.flatMap(({ productName, source, covered, expected, holes }) => [
    `${environment} ${productName}, ${source}: ${covered} of ${expected} days covered`,
    ...holes.map((hole) => `  ${hole.from} to ${hole.to}  ${hole.cause}`),
  ])
