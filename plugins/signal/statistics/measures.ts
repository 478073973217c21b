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
import type { TwoByTwo, WithLimits } from '#plugins/signal/statistics/tables/two_by_two'

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

/** NaN stands for undefined; a measure that was not computed is absent. */
export type Measures = Partial<Record<MeasureName, number>>

export interface MeasureOptions {
  /** Without it there are no EBGM, EB05, EB95. */
  readonly posterior?: Posterior | undefined
  /** Leaves out the conditional odds ratio, which takes longer than all others together. */
  readonly withoutConditional?: boolean
}

/**
 * All measures of a pair.
 * @param expected where it is stratified, RRR, IC, LRT and MGPS are those of the strata; the others are
 * made of the four cells alone
 */
export function measure(table: TwoByTwo, expected: number, options: MeasureOptions): Measures {
  const { a, b } = table
  const square = chiSquare(table)
  const neural = bcpnn(table)
  const exact = fisherTest(table)
  const closed = closedInformationComponent(a, expected)
  const shrunk = options.posterior?.at(a, expected)
  return {
    RRR: relativeReportingRatio(a, expected),
    ...limits('PRR', '_lo95', '_hi95', proportionalReportingRatio(table)),
    ...limits('ROR', '_lo95', '_hi95', reportingOddsRatio(table)),
    chi2: square.plain,
    chi2_yates: square.yates,
    ...ofComponent(informationComponent(a, expected)),
    IC025_approx: closed.low,
    IC975_approx: closed.high,
    BCPNN_E: neural.mean,
    BCPNN_sd: neural.deviation,
    BCPNN_lo95: neural.low,
    BCPNN_hi95: neural.high,
    fisher_p_two_sided: exact.twoSided,
    fisher_p_greater: exact.greater,
    ...(!options.withoutConditional &&
      limits('fisher_cond_OR', '_lo95', '_hi95', conditionalOddsRatio(table))),
    LRT_poisson_log: logLikelihoodRatio(a, b, expected),
    ...(shrunk && { EBGM: shrunk.ebgm, EB05: shrunk.eb05, EB95: shrunk.eb95 }),
  }
}

const ofComponent = ({ value, low, high }: WithLimits) => ({
  IC: value,
  IC025_gamma: low,
  IC975_gamma: high,
})

function limits<Name extends 'PRR' | 'ROR' | 'fisher_cond_OR'>(
  name: Name,
  lowName: '_lo95',
  highName: '_hi95',
  { value, low, high }: WithLimits
): Measures {
  return { [name]: value, [name + lowName]: low, [name + highName]: high }
}
