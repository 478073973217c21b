/** Levels of MedDRA that a run counts at. */
export const countLevels = ['pt', 'hlt', 'hlgt', 'soc', 'smq_narrow', 'smq_broad'] as const
export type CountLevel = (typeof countLevels)[number]

/** What a run may be stratified by. */
export const strataNames = ['sex', 'age', 'year', 'country'] as const
export type StratumName = (typeof strataNames)[number]

/** How often a plan runs by itself. */
export const planSchedules = ['none', 'monthly', 'quarterly'] as const
export type PlanSchedule = (typeof planSchedules)[number]

/** Reports of others against which a run counts. */
export interface PlanBackground {
  /** Name of reference data in use. */
  readonly reference: string
  /** The reports of the project are counted among them; else those of the reference data alone. */
  readonly projectToo: boolean
}

/** What a run counts, and by what it judges. */
export interface PlanSettings {
  /** Drugs are counted as products or as their substances. */
  readonly drugsBy: 'product' | 'substance'
  /** A combination counts for each of its substances, or is kept as one. */
  readonly combinations: 'split' | 'kept'
  /** Concomitant drugs count, too. */
  readonly concomitant: boolean
  /** Reports of trials count, too. */
  readonly trials: boolean
  /** Serious reports alone. */
  readonly seriousOnly: boolean
  /** yyyy-MM-dd of first receipt; null for all. */
  readonly receivedFrom: string | null
  readonly levels: readonly CountLevel[]
  readonly strata: readonly StratumName[]
  /** Whether pairs without a report take part in the fit of the prior. */
  readonly zeros: 'out' | 'in'
  /** Ids of rules. */
  readonly rules: readonly string[]
  /** Reference documents by which a reaction is listed, by market; null asks for none. */
  readonly market: string | null
  readonly schedule: PlanSchedule
  /** Absent or null: the reports of the project alone. */
  readonly background?: PlanBackground | null
}

/** What a new plan says. */
export const usualSettings: PlanSettings = {
  drugsBy: 'product',
  combinations: 'split',
  concomitant: false,
  trials: false,
  seriousOnly: false,
  receivedFrom: null,
  levels: ['pt'],
  strata: [],
  zeros: 'out',
  rules: ['evans2001', 'ror025', 'ic025', 'eb05'],
  market: 'CN',
  schedule: 'none',
  background: null,
}

/** A plan as screens show it. */
export interface ShownPlan {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly settings: PlanSettings
}
