import type { ReferenceCount, ReferenceCounts } from '#plugins/signal/contract/reference'
import type { PackedReport, ReferenceReports } from '#plugins/signal/reference/packed_reports'
import { Numbering } from '#plugins/signal/reference/reading/numbering'
import { mentionsOf } from '#plugins/signal/statistics/counting/report_rows'

interface Rows {
  readonly report: number[]
  readonly code: number[]
}

const rows = (): Rows => ({ report: [], code: [] })

/** Collects what reports mention, as numbers, and packs reports that are alike into one with their count. */
export class ReportCollector {
  readonly #drugs = new Numbering<readonly [string, string]>()
  readonly #terms = new Numbering()
  readonly #strata = new Numbering<readonly string[]>()
  readonly #suspect = rows()
  readonly #concomitant = rows()
  readonly #events = rows()
  readonly #stratumOf: number[] = []
  readonly #flags: number[] = []
  readonly #counts: Partial<Record<ReferenceCount, number>> = {}
  hasSeriousness = false

  /** @returns number of the report */
  add(strata: readonly string[]): number {
    this.#flags.push(0)
    return this.#stratumOf.push(this.#strata.of(JSON.stringify(strata), strata)) - 1
  }

  setStrata(report: number, strata: readonly string[]): void {
    this.#stratumOf[report] = this.#strata.of(JSON.stringify(strata), strata)
  }

  /** @param substances joined by a backslash, as FAERS does */
  drug(report: number, name: string, substances = '', isConcomitant = false): void {
    const into = isConcomitant ? this.#concomitant : this.#suspect
    into.report.push(report)
    into.code.push(this.#drugs.of(`${name}\u0000${substances}`, [name, substances]))
  }

  term(report: number, text: string): void {
    this.#events.report.push(report)
    this.#events.code.push(this.#terms.of(text, text))
  }

  /** @param flag serious or fatal */
  flag(report: number, flag: number): void {
    this.#flags[report]! |= flag
  }

  count(what: ReferenceCount, by = 1): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + by
  }

  get termRows(): number {
    return this.#events.report.length
  }

  /** Reports without a drug or without a term are left out and counted. */
  pack(): { packed: ReferenceReports; counts: ReferenceCounts } {
    const all = this.#stratumOf.length
    const lists = [this.#suspect, this.#concomitant, this.#events].map(({ report, code }) =>
      mentionsOf({ report: Uint32Array.from(report), code: Uint32Array.from(code) }, all)
    )
    const of = (list: number, report: number) => {
      const { from, items } = lists[list]!
      return [...items.subarray(from[report], from[report + 1])]
    }
    const counted = new Map<string, number>()
    let [reports, serious] = [0, 0]
    for (let at = 0; at < all; at++) {
      const [drugs, concomitant, terms] = [of(0, at), of(1, at), of(2, at)]
      if (drugs.length + concomitant.length === 0) this.count('withoutDrug')
      else if (terms.length === 0) this.count('withoutTerm')
      else {
        reports += 1
        if (this.#flags[at] !== 0) serious += 1
        const row = [drugs, concomitant, terms, this.#stratumOf[at], this.#flags[at]]
        const key = JSON.stringify(row)
        counted.set(key, (counted.get(key) ?? 0) + 1)
      }
    }
    const packed = [...counted].map(
      ([key, count]) => [...(JSON.parse(key) as unknown[]), count] as unknown as PackedReport
    )
    const { kept: drugs } = this.#drugs
    const { kept: terms } = this.#terms
    const { hasSeriousness } = this
    const names = new Set(drugs.map(([name]) => name.toLowerCase()))
    const vocabulary = { drugs, terms, strata: this.#strata.kept, hasSeriousness }
    const totals = { reports, drugs: names.size, terms: terms.length, mentions: this.termRows }
    return {
      packed: { vocabulary, reports: packed },
      counts: { ...totals, ...(hasSeriousness && { serious }), ...this.#counts },
    }
  }
}
