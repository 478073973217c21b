import { gammaQuantile } from '#plugins/signal/statistics/special/gamma_distribution'

/** Reports with an event among all reports of one kind. */
export interface EventShare {
  readonly event: number
  readonly reports: number
}

/** Reports with both drugs, with one of them, with neither. */
export interface DrugPairReports {
  readonly both: EventShare
  readonly first: EventShare
  readonly second: EventShare
  readonly neither: EventShare
}

/**
 * Whether two drugs together are reported with an event more often than each of them explains.
 *
 * Formula: with the shares f of reports with the event and odds o = f/(1-f): g = 1 - 1/(max(o00, o10) +
 * max(o00, o01) - o00 + 1), E = g * (reports with both drugs), Omega = log2((n + 1/2)/(E + 1/2)); limits
 * are log2 of the 2.5% and 97.5% points of a gamma distribution, shape n + 1/2, rate E + 1/2.
 * Source: Noren, Sundberg, Bate, Edwards 2008, Statistics in Medicine 27:3057-3070.
 * Units: E in reports, Omega in bits. Edge cases: without reports of one of the four kinds, or where
 * all reports of one drug alone have the event, E and Omega are undefined (NaN).
 */
export function interaction({ both, first, second, neither }: DrugPairReports): {
  readonly expected: number
  readonly omega: number
  readonly low: number
  readonly high: number
} {
  const [o00, o10, o01] = [oddsOf(neither), oddsOf(first), oddsOf(second)]
  const odds = Math.max(o00, o10) + Math.max(o00, o01) - o00
  const share = 1 - 1 / (odds + 1)
  const isKnown = both.reports > 0 && odds < Infinity
  const expected = isKnown ? share * both.reports : Number.NaN
  const rate = expected + 0.5
  const shape = both.event + 0.5
  return {
    expected,
    omega: Math.log2(shape / rate),
    low: Math.log2(gammaQuantile(shape, 0.025) / rate),
    high: Math.log2(gammaQuantile(shape, 0.975) / rate),
  }
}

const oddsOf = ({ event, reports }: EventShare): number => event / (reports - event)
