import type { TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** Why a figure is infinite or undefined. */
export type Reason =
  | 'noReports'
  | 'drugNotReported'
  | 'eventNotReported'
  | 'everyReportHasDrug'
  | 'everyReportHasEvent'
  | 'eventWithDrugAlone'
  | 'drugWithEventAlone'
  | 'noReportWithBoth'
  | 'nothingExpected'
  | 'noConvergence'

/**
 * Why a figure of a table is no finite number; null where it is one.
 *
 * Margins come before cells: where no report mentions the drug, no comparison is possible at all.
 * @param name as it is printed: measures made of expected reports are undefined for other reasons
 */
export function reasonOf(
  name: string,
  value: number | undefined,
  table: TwoByTwo,
  expected: number
): Reason | null {
  if (value === undefined || Number.isFinite(value)) return null
  const { a, b, c, d } = table
  if (a + b + c + d === 0) return 'noReports'
  if (a + b === 0) return 'drugNotReported'
  if (a + c === 0) return 'eventNotReported'
  if (!(expected > 0)) return 'nothingExpected'
  if (c + d === 0) return 'everyReportHasDrug'
  if (b + d === 0) return 'everyReportHasEvent'
  if (a === 0) return 'noReportWithBoth'
  if (c === 0) return 'eventWithDrugAlone'
  if (b === 0) return 'drugWithEventAlone'
  // With no report of neither the odds ratio is 0, which has no upper limit.
  return d === 0 && name.startsWith('ROR') ? 'everyReportHasEvent' : 'noConvergence'
}
