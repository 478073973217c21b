/** How a value is held against an element. */
export const conditionKinds = [
  'eq',
  'in',
  'contains',
  'starts',
  'lt',
  'gt',
  'between',
  'below',
  'filled',
  'empty',
  'null',
] as const

export type ConditionKind = (typeof conditionKinds)[number]

/** One condition of the advanced search: a data point and what must hold for it. */
export interface ElementCondition {
  /** Number of the element, or its key. */
  readonly element: string
  readonly is: ConditionKind
  /** What it is held against; the first of two. A term for `below`: `28.1:pt:10019211`. */
  readonly value?: string
  /** The second of two, for `between`: it belongs to what is looked for. */
  readonly to?: string
  /** One of these, for `in`; the null flavours for `null`, any of them when absent. */
  readonly values?: readonly string[]
  /** Null flavours that meet the condition, too. */
  readonly orNull?: readonly string[]
  /** A date that is too coarse to be judged meets it, too. */
  readonly orUncertain?: boolean
}

/** Conditions, and the groups in which each may be met by a row of its own. */
export interface Question {
  readonly conditions: readonly ElementCondition[]
  readonly anyRow: readonly string[]
}

/** At most so many conditions, each on a data point of its own. */
export const MOST_CONDITIONS = 10
