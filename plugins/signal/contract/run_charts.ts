import type { Words } from '#kernel/language/words'

import type { PlainFigure } from '#plugins/signal/contract/result'

/** A pair as a point of a chart. */
export interface ChartPoint {
  readonly drug: string
  readonly term: string
  readonly drugName: Words
  readonly termName: Words
  readonly n: number
  readonly expected: number
  readonly PRR: PlainFigure
  readonly low: PlainFigure
  readonly high: PlainFigure
  /** As Yates computes it. */
  readonly chi2: PlainFigure
  readonly IC: PlainFigure
  /** Of the test of Fisher, of two sides. */
  readonly p: PlainFigure
  readonly fires: boolean
}

/** Reports of a drug in a system organ class. */
interface HeatCell {
  readonly drug: string
  readonly soc: string
  readonly n: number
  readonly expected: number
  readonly IC: number
}

/** What the charts of a run show. */
export interface RunCharts {
  /** The pairs with most reports, and those that fulfil a rule. */
  readonly points: readonly ChartPoint[]
  /** Pairs that are not among them. */
  readonly omitted: number
  /** The drugs with most reports. */
  readonly drugs: readonly { readonly key: string; readonly name: Words; readonly n: number }[]
  readonly socs: readonly { readonly key: string; readonly name: Words }[]
  readonly heat: readonly HeatCell[]
}

/** Reports of a pair by age group and sex. */
export interface PeopleCount {
  readonly age: string
  readonly sex: string
  readonly n: number
}
