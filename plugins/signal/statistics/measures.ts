import type { Posterior } from '#plugins/signal/statistics/mgps/posterior'
import { bcpnn } from '#plugins/signal/statistics/tables/bcpnn'
import { chiSquare } from '#plugins/signal/statistics/tables/chi_square'
import { conditionalOddsRatio, fisherTest } from '#plugins/signal/statistics/tables/fisher'
import {
  closedInformationComponent,
  informationComponent,
} from '#plugins/signal/statistics/tables/information_component'
import { logLikelihoodRatio } from '#plugins/signal/statistics/tables/likelihood_ratio'
import {
  proportionalReportingRatio,
  relativeReportingRatio,
  reportingOddsRatio,
} from '#plugins/signal/statistics/tables/reporting_ratios'
import type { TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** The measures of a pair, by the names under which they are printed. */
export const measureNames = [
  ...(['RRR', 'PRR', 'PRR_lo95', 'PRR_hi95', 'ROR', 'ROR_lo95', 'ROR_hi95'] as const),
  ...(['chi2', 'chi2_yates', 'IC', 'IC025_gamma', 'IC975_gamma'] as const),
  ...(['IC025_approx', 'IC975_approx', 'BCPNN_E', 'BCPNN_sd', 'BCPNN_lo95'] as const),
  ...(['BCPNN_hi95', 'fisher_p_two_sided', 'fisher_p_greater', 'fisher_cond_OR'] as const),
  ...(['fisher_cond_OR_lo95', 'fisher_cond_OR_hi95', 'LRT_poisson_log'] as const),
  ...(['EBGM', 'EB05', 'EB95'] as const),
] as const

export type MeasureName = (typeof measureNames)[number]

/** NaN stands for a figure that is not defined; undefined for a measure that was not computed. */
export type Measures = Readonly<Record<MeasureName, number | undefined>>

export interface MeasureOptions {
  /** Without it there are no EBGM, EB05, EB95. */
  readonly posterior?: Posterior | undefined
  /** Leaves out the conditional odds ratio, which takes as long as all others. */
  readonly withoutConditional?: boolean
}

/**
 * All measures of a pair.
 * @param expected where it is stratified, RRR, IC, LRT and MGPS are those of the strata; the others are
 * made of the four cells alone
 */
export function measure(table: TwoByTwo, expected: number, options: MeasureOptions): Measures {
  const { a, b } = table
  const prr = proportionalReportingRatio(table)
  const ror = reportingOddsRatio(table)
  const square = chiSquare(table)
  const component = informationComponent(a, expected)
  const closed = closedInformationComponent(a, expected)
  const neural = bcpnn(table)
  const exact = fisherTest(table)
  const conditional = options.withoutConditional ? undefined : conditionalOddsRatio(table)
  const shrunk = options.posterior?.at(a, expected)
  return {
    RRR: relativeReportingRatio(a, expected),
    PRR: prr.value,
    PRR_lo95: prr.low,
    PRR_hi95: prr.high,
    ROR: ror.value,
    ROR_lo95: ror.low,
    ROR_hi95: ror.high,
    chi2: square.plain,
    chi2_yates: square.yates,
    IC: component.value,
    IC025_gamma: component.low,
    IC975_gamma: component.high,
    IC025_approx: closed.low,
    IC975_approx: closed.high,
    BCPNN_E: neural.mean,
    BCPNN_sd: neural.deviation,
    BCPNN_lo95: neural.low,
    BCPNN_hi95: neural.high,
    fisher_p_two_sided: exact.twoSided,
    fisher_p_greater: exact.greater,
    fisher_cond_OR: conditional?.value,
    fisher_cond_OR_lo95: conditional?.low,
    fisher_cond_OR_hi95: conditional?.high,
    LRT_poisson_log: logLikelihoodRatio(a, b, expected),
    EBGM: shrunk?.ebgm,
    EB05: shrunk?.eb05,
    EB95: shrunk?.eb95,
  }
}
