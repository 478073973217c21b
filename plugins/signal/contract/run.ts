import type { Words } from '#kernel/language/words'

import type { ChangeReasons, ComparedPair } from '#plugins/signal/contract/comparison'
import type { CountLevel, PlanSettings } from '#plugins/signal/contract/plan'
import type { Listedness, PlainFigure } from '#plugins/signal/contract/result'
import type { PeopleCount } from '#plugins/signal/contract/run_charts'

export const runStates = ['running', 'done', 'cancelled', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** A run as screens show it. */
export interface ShownRun {
  readonly id: string
  readonly number: number
  readonly planId: string
  readonly planName: string
  readonly planRevision: number
  /** UTC */
  readonly cut: string
  readonly startedByName: string
  readonly startedAt: string
  readonly state: RunState
  readonly settled: number
  readonly total: number
  readonly digest: string | null
  readonly reports: number | null
  readonly pairs: number | null
  readonly settings: PlanSettings
  readonly medDra: string | null
  /** Reference data that were counted; null where there were none. */
  readonly reference: { readonly name: string; readonly digest: string } | null
}

/** What a run found, without its pairs. */
export interface RunSummary extends ShownRun {
  readonly drugs: number
  readonly leftOut: Readonly<Record<string, number>>
  readonly unmapped: { readonly drugs: number; readonly terms: number }
  readonly notes: readonly Words[]
  /** Where reports of reference data were counted: how many, and which others were not. */
  readonly background: { readonly reports: number; readonly leftOut: number } | null
  /** How many pairs each view of the level has. */
  readonly views: Readonly<Record<PairView, number>>
}

/** Tabs of the list of pairs. */
export const pairViews = [
  ...(['fired', 'new', 'gained', 'lost', 'gone', 'unlisted', 'all'] as const),
] as const
export type PairView = (typeof pairViews)[number]

/** A pair as the list shows it. */
export interface ListedPair {
  readonly drug: string
  readonly term: string
  readonly drugName: Words
  readonly termName: Words
  /** Of the system organ class of a preferred term. */
  readonly n: number
  /** More reports than the earlier run had; null without one. */
  readonly more: number | null
  readonly expected: number
  readonly figures: Readonly<Record<string, PlainFigure>>
  readonly rules: readonly string[]
  readonly listed: Listedness | null
  readonly serious: number
  readonly fatal: number
  readonly compared: ComparedPair | null
  /** Of the signal that is about it. */
  readonly signal: { readonly id: string; readonly number: number; readonly status: number } | null
}

/** A comparison of a rule, with what the pair has. */
export interface ShownStep {
  readonly fact: string
  readonly sense: 'at_least' | 'above'
  readonly threshold: number
  readonly value: PlainFigure
  readonly holds: boolean
  readonly margin: number | null
}

/** A rule and a pair. */
export interface ShownRule {
  readonly id: string
  readonly title: Words
  readonly source: string
  readonly fires: boolean
  readonly steps: readonly ShownStep[]
}

/** Figures of a part of the reports of a pair. */
export interface ShownPart {
  readonly name: string
  readonly value: string
  readonly n: number
  readonly expected: number
  readonly IC: PlainFigure
  readonly IC025: PlainFigure
  readonly IC975: PlainFigure
  readonly PRR: PlainFigure
  readonly low: PlainFigure
  readonly high: PlainFigure
}

/** The cumulative figures at the end of a quarter. */
export interface ScanPoint {
  /** yyyy-MM-dd */
  readonly until: string
  readonly n: number
  readonly IC: PlainFigure
  readonly IC025: PlainFigure
  readonly IC975: PlainFigure
}

/** Days from the start of the drug to the event. */
export interface OnsetFacts {
  readonly days: readonly number[]
  readonly median: number | null
  readonly shape: number | null
  readonly scale: number | null
  readonly note: Words | null
}

/** Another drug whose reports hide the pair. */
export interface ShownMask {
  readonly drug: string
  readonly name: Words
  readonly before: PlainFigure
  readonly after: PlainFigure
  readonly ratio: PlainFigure
}

/** A pair of a run with all that is told of it. */
export interface ShownPair extends ListedPair {
  readonly runId: string
  readonly level: CountLevel
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly why: readonly ShownRule[]
  readonly reasons: ChangeReasons | null
  readonly parts: readonly ShownPart[]
  readonly people: readonly PeopleCount[]
  /** Reports of reference data among those with drug and term. */
  readonly reference: number
  readonly scan: readonly ScanPoint[]
  readonly onset: OnsetFacts
  readonly masks: readonly ShownMask[]
}

/** A report behind a cell, or one that was not counted. */
export interface CountedReport {
  readonly caseId: string
  readonly caseNo: string
  readonly revision: number
  readonly received: string | null
  readonly sex: string
  readonly age: string
  readonly country: string
  readonly isSerious: boolean
  readonly isFatal: boolean
  /** Why it was not counted. */
  readonly out: string | null
  /** Days to onset; null where nobody knows them, or the case may not be seen. */
  readonly onset: number | null
  readonly outcome: string | null
  readonly action: string | null
  readonly rechallenge: string | null
  readonly causality: string | null
}
