import type { ReportStrata } from '#plugins/signal/statistics/counting/report_rows'

/** A column that stratifies. */
export interface StratumColumn {
  readonly name: string
  readonly at: number
}

/** The stratum of reports of which it is not known. */
const UNKNOWN = 'unknown'

const UNKNOWNS = new Set(['', 'na', 'n/a', 'null', 'nan', 'unk', 'unknown', 'not available'])

/** NA is Namibia where countries are asked for. */
const ofCountry = /country/

/** A value that says nothing is unknown, which is a stratum of its own. */
export function stratumValue(column: string, cell: string): string {
  const small = cell.trim().toLowerCase()
  if (small === 'na' && ofCountry.test(column)) return cell
  return UNKNOWNS.has(small) ? UNKNOWN : cell
}

/**
 * The stratum of each report. What a report says in one row counts for all of its rows; where its rows
 * contradict each other it is unknown.
 */
export class StratumReader {
  readonly #values: (string | undefined)[][]
  readonly #contradictory = new Set<number>()
  /** The same by column. */
  readonly #contradicted = new Set<string>()

  constructor(
    readonly columns: readonly StratumColumn[],
    readonly reports: number
  ) {
    this.#values = columns.map(() => Array.from({ length: reports }))
  }

  /** How many reports contradict themselves. */
  get contradictions(): number {
    return this.#contradictory.size
  }

  read(report: number, cells: readonly string[]): void {
    for (const [place, { name, at }] of this.columns.entries()) {
      const value = stratumValue(name, cells[at]!)
      const values = this.#values[place]!
      const before = values[report]
      if (before === undefined || (before === UNKNOWN && !this.#isContradictory(report, place)))
        values[report] = value
      else if (value !== UNKNOWN && value !== before) {
        values[report] = UNKNOWN
        this.#contradictory.add(report)
        this.#contradicted.add(`${report} ${place}`)
      }
    }
  }

  strata(): ReportStrata {
    const numbers = new Map<string, number>()
    const values: string[][] = []
    const of = new Uint32Array(this.reports)
    for (let report = 0; report < this.reports; report++) {
      const own = this.#values.map((column) => column[report] ?? UNKNOWN)
      const key = JSON.stringify(own)
      const found = numbers.get(key) ?? values.push(own) - 1
      numbers.set(key, found)
      of[report] = found
    }
    return { of, values }
  }

  #isContradictory(report: number, place: number): boolean {
    return this.#contradicted.has(`${report} ${place}`)
  }
}
