import type { WarningLevel } from '#plugins/deadlines/contract/nearness'

/** A deadline of a case that is open. */
export interface OpenDeadline {
  readonly caseId: string
  readonly caseNo: string
  readonly destination: string
  readonly part: 'report' | 'complement'
  readonly rule: string
  /** yyyy-MM-dd */
  readonly due: string
  /** Days left; less than 0 when it is overdue. */
  readonly days: number
  /** The level of warning that it has reached. */
  readonly level?: WarningLevel
}

/** What is due in the project at hand, for who tells people of it. */
export abstract class OpenDeadlines {
  /** Those that are overdue or have reached a level; of one case, where it is named. */
  abstract reached(caseId?: string): Promise<readonly OpenDeadline[]>
  /** Whether nobody works on a day; not known is not so. */
  abstract isDayOff(day: string): Promise<boolean>
}
