import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { MapKind } from '#plugins/reports/contract/report_map'

/** How values of a fact are called. */
export type Naming =
  | { readonly codeList: string }
  | { readonly choices: readonly { readonly value: string; readonly label: Words }[] }
  /** Codes of MedDRA. */
  | { readonly terms: 'soc' | 'pt' }
  /** As they are written. */
  | 'text'
  /** Months (2026-05), quarters (2026-Q2) and years: what lies between two is zero, not absent. */
  | 'period'

/** Rows beside those of cases (`c`, the view of facts of cases) from which facts are read. */
export interface FactSource {
  readonly key: string
  /** A LEFT JOIN on `c.case_id`, so that a case without such rows counts as unknown. */
  readonly join: string
  /** Sources that have to be joined before it. */
  readonly after?: readonly string[]
  /** What may be counted instead of cases: an SQL expression that is null where there is no row. */
  readonly thing?: { readonly sql: string; readonly label: Words }
}

/** Something that is known of cases, by which they are grouped. SQL comes from code, never from a request. */
export interface ReportFact {
  readonly key: string
  readonly label: Words
  /** Key of a source; the case itself when absent. */
  readonly source?: string
  /** An expression; null is unknown. */
  readonly sql: string
  /** By what its values are put in order; their number, or the order of their names' list, when absent. */
  readonly orderSql?: string
  readonly names: Naming
  /** What null is called; unknown when absent. */
  readonly absent?: Words
  /** Numbers of the elements that it follows from: who does not see one of them is told nothing. */
  readonly elements: readonly string[]
}

/** A day by which the period of a report is chosen. */
export interface ReportDate {
  readonly key: string
  readonly label: Words
  /** An expression over `c`: the first day on which it may have been. */
  readonly sql: string
  readonly elements: readonly string[]
}

export interface ReportFacts {
  readonly sources?: readonly FactSource[]
  readonly facts: readonly ReportFact[]
  readonly dates?: readonly ReportDate[]
}

/** Facts of a plugin, made anew for each question: their names may depend on the project. */
export interface FactsOfPlugin {
  facts(): Promise<ReportFacts>
}

export const reportFacts = new ExtensionPoint<FactsOfPlugin>('reports.facts')

/** One table of a report with its chart. */
export interface ReportPart {
  readonly key: string
  readonly label: Words
  /** Keys of one or two facts: rows, and rows below them. */
  readonly rows: readonly [string] | readonly [string, string]
  /** Key of the fact of the columns. */
  readonly column?: string
  /** Key of the source whose rows are counted beside cases. */
  readonly counts?: string
  /** Days of which the median and other quantiles are told: an expression. */
  readonly days?: string
  /** Share of one column among some, in percent. */
  readonly rate?: { readonly of: string; readonly among: readonly string[]; readonly label: Words }
  /** Quantities that were released stand beside the numbers. */
  readonly quantities?: true
  /** The year before stands beside the numbers. */
  readonly yearBefore?: true
  readonly chart: 'bars' | 'line' | 'heat' | 'box'
  /** It is drawn on a map, where the company uploaded one. */
  readonly map?: MapKind
}

/** A report: nothing but a definition over facts. */
export interface ReportDefinition {
  /** Last part of its address; unique. */
  readonly key: string
  /** Raised whenever it counts otherwise. */
  readonly version: number
  readonly order: number
  readonly label: Words
  /** What it tells, in a sentence. */
  readonly what: Words
  /** What somebody may choose between: other parts each. Without it there is one choice. */
  readonly choices: readonly {
    readonly key: string
    readonly label: Words
    readonly parts: readonly ReportPart[]
  }[]
}

/** Reports of the report center. */
export const reportDefinitions = new ExtensionPoint<ReportDefinition>('reports.definitions')

/** What is asked of a report beside its definition. */
export interface ReportParameters {
  /** Key of a choice of the report; the first when absent. */
  readonly by?: string
  /** Key of a date; the day of first receipt when absent. */
  readonly date?: string
  /** yyyy-MM-dd; both belong to the period. */
  readonly from?: string
  readonly to?: string
  /** Name of a suspect drug. */
  readonly product?: string
  readonly country?: string
  readonly type?: string
  readonly serious?: string
  /** A term of MedDRA as the filter of the list has it. */
  readonly term?: string
}

/** How many cases, and of what else is counted. */
export type Counts = readonly [cases: number, things: number]

export interface ResultRow {
  /** One value, or two for a row below another; null is unknown. */
  readonly values: readonly (string | null)[]
  readonly label: Words
  /** In the order of the columns. */
  readonly cells: readonly Counts[]
  readonly total: Counts
  /** Least, first quartile, median, third quartile, ninth decile, most: days. */
  readonly days?: readonly number[]
  readonly quantity?: number
  /** Percent, with one digit. */
  readonly rate?: number
  /** The same span of the year before. */
  readonly before?: number
  /** It goes on: the present day lies in it. */
  readonly isRunning?: true
}

export interface ResultPart {
  readonly key: string
  readonly label: Words
  readonly chart: ReportPart['chart']
  readonly map?: MapKind
  readonly heads: readonly Words[]
  readonly columns: readonly { readonly value: string | null; readonly label: Words }[]
  readonly rows: readonly ResultRow[]
  /** All cases, in the order of the columns. */
  readonly cells: readonly Counts[]
  readonly total: Counts
  /** What is counted beside cases. */
  readonly thing?: Words
  readonly hasQuantities?: true
  /** What the rate of each row is called. */
  readonly rate?: Words
  readonly hasYearBefore?: true
  /** Cases may stand in several rows: the rows add up to more than the total. */
  readonly overlaps: boolean
}

export interface ReportResult {
  readonly report: string
  readonly version: number
  readonly parameters: ReportParameters
  readonly parts: readonly ResultPart[]
  /** Facts that no installed plugin knows; their parts are left out. */
  readonly missing: readonly string[]
  readonly nullified: number
  readonly deleted: number
  /** Cases left out since their date is not known. */
  readonly withoutDate: number
  /** Versions of MedDRA that the counted events are coded with. */
  readonly dictionaries: readonly string[]
  /** UTC */
  readonly at: string
  readonly ms: number
}

/** Where a number stands: its cases are asked by it. */
export interface CellPlace {
  readonly part: string
  readonly row: readonly (string | null)[]
  /** The total of the row when absent. */
  readonly column?: string | null
}
