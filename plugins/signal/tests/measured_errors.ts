import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import { interaction } from '#plugins/signal/statistics/interaction'
import { maskedBy } from '#plugins/signal/statistics/masking'
import { measure } from '#plugins/signal/statistics/measures'
import { fitPrior, negativeLogLikelihood } from '#plugins/signal/statistics/mgps/fit_prior'
import { distinctPoints } from '#plugins/signal/statistics/mgps/points'
import { Posterior } from '#plugins/signal/statistics/mgps/posterior'
import { priorOf } from '#plugins/signal/statistics/mgps/prior'
import { compareSamples } from '#plugins/signal/statistics/onset/kolmogorov_smirnov'
import { quantileOf } from '#plugins/signal/statistics/onset/quantiles'
import { fitWeibull } from '#plugins/signal/statistics/onset/weibull'
import { binomialCriticalValue } from '#plugins/signal/statistics/sequential/binomial_max_sprt'
import {
  continuousCriticalValue,
  groupCriticalValue,
} from '#plugins/signal/statistics/sequential/poisson_max_sprt'
import {
  gammaQuantile,
  gammaShareBelow,
} from '#plugins/signal/statistics/special/gamma_distribution'
import { digamma, lnGamma, trigamma } from '#plugins/signal/statistics/special/gamma_functions'
import { mantelHaenszel } from '#plugins/signal/statistics/tables/mantel_haenszel'
import { expectedOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'
import { reportRows } from '#plugins/signal/tests/report_rows'
import { csvOf, figureOf, jsonOf, relativeError } from '#plugins/signal/tests/reference_files'

/** How far a measure is from a file of reference figures at most. */
export interface MeasuredError {
  readonly measure: string
  readonly file: string
  /** Figures that were compared. */
  readonly figures: number
  readonly largest: number
  readonly allowed: number
  readonly isAbsolute: boolean
}

/** Gathers the largest error of each measure. */
class Errors {
  readonly #found = new Map<string, { figures: number; largest: number }>()

  constructor(
    readonly file: string,
    readonly allowed: (measure: string) => number,
    readonly isAbsolute = false
  ) {}

  add(name: string, found: number | undefined, expected: unknown): void {
    if (expected === null || expected === undefined) return
    const wanted = figureOf(expected)
    const value = found ?? Number.NaN
    const error = this.isAbsolute ? Math.abs(value - wanted) : relativeError(value, wanted)
    const before = this.#found.get(name) ?? { figures: 0, largest: 0 }
    this.#found.set(name, {
      figures: before.figures + 1,
      largest: Math.max(before.largest, Number.isNaN(error) ? Infinity : error),
    })
  }

  get all(): MeasuredError[] {
    return [...this.#found].map(([name, { figures, largest }]) => ({
      measure: name,
      file: this.file,
      figures,
      largest,
      allowed: this.allowed(name),
      isAbsolute: this.isAbsolute,
    }))
  }
}

/** Computes every measure on every file of reference figures. */
export function measuredErrors(): MeasuredError[] {
  return [
    ...tables(),
    ...strata(),
    ...commonOddsRatio(),
    ...shrinkage(),
    ...sequential(),
    ...onsets(),
    ...masking(),
    ...interactions(),
    ...gammas(),
  ]
}

type Figures = Record<string, unknown>

function tables(): MeasuredError[] {
  const allowed = (name: string) =>
    name.startsWith('fisher_p') ? 1e-6 : /^(IC|BCPNN)/.test(name) ? 1e-8 : 1e-9
  const errors = new Errors('two_by_two.json', allowed)
  for (const { computed, ...table } of jsonOf<(TwoByTwo & { computed: Figures })[]>(errors.file)) {
    const expected = expectedOf(table)
    const { N, ...figures } = computed
    const found: Record<string, number | undefined> = { ...measure(table, expected, {}), expected }
    errors.add('N', table.a + table.b + table.c + table.d, N)
    for (const [name, value] of Object.entries(figures)) errors.add(name, found[name], value)
  }
  return errors.all
}

interface SmallStrata {
  readonly rows: Record<string, string>[]
  readonly unstratified: Expected[]
  readonly stratified_sex_age: Expected[]
}

interface Expected {
  readonly var1: string
  readonly var2: string
  readonly N: number
  readonly E: number
}

function strata(): MeasuredError[] {
  const errors = new Errors('stratified_expected_small.json', () => 1e-9)
  const { rows, unstratified, stratified_sex_age: stratified } = jsonOf<SmallStrata>(errors.file)
  const records = rows.map((row) => ({ ...row, report: row.id, drug: row.product }) as never)
  const compare = (name: string, by: readonly string[], wanted: readonly Expected[]) => {
    const counts = new PairCounts(reportRows(records, by))
    const { drug, event, n, expected } = counts.pairs(0)
    for (const { var1, var2, N, E } of wanted) {
      const at = [...n.keys()].find(
        (each) => counts.drugs[drug[each]!] === var1 && counts.events[event[each]!] === var2
      )!
      errors.add(`${name}: n`, n[at]!, N)
      errors.add(`${name}: expected`, expected[at]!, E)
    }
  }
  compare('unstratified', [], unstratified)
  compare('by sex and age', ['sex', 'age'], stratified)
  return errors.all
}

function commonOddsRatio(): MeasuredError[] {
  const errors = new Errors('mantel_haenszel.json', () => 1e-9)
  const wanted = jsonOf<Figures & { strata: TwoByTwo[] }>(errors.file)
  const { oddsRatio, ...rest } = mantelHaenszel(wanted.strata)
  errors.add('MH_common_OR', oddsRatio.value, wanted.MH_common_OR)
  errors.add('lo95_RBG', oddsRatio.low, wanted.lo95_RBG)
  errors.add('hi95_RBG', oddsRatio.high, wanted.hi95_RBG)
  errors.add('chi2_MH', rest.chiSquare, wanted.chi2_MH)
  errors.add('chi2_MH_corrected', rest.chiSquareCorrected, wanted.chi2_MH_corrected)
  errors.add('p', rest.p, wanted.p)
  return errors.all
}

interface CaersMeta {
  readonly hyperparameters_here: { readonly full: number[]; readonly full_negLL: number } & Figures
  readonly published_checks: { readonly EB05_ge_2: number }
  readonly better_optimum_found_here: { readonly negLL: number }
}

/** The reports of the public file, counted. */
const caersRows = () =>
  reportRows(
    csvOf('caers2012_reports.csv.gz').map((row) => ({
      ...row,
      report: row.report_id!,
      drug: row.product!,
      event: row.event!,
    })),
    []
  )

function shrinkage(): MeasuredError[] {
  const meta = jsonOf<CaersMeta>('caers2012_meta.json')
  const counts = new PairCounts(caersRows())
  const { drug, event, n, expected } = counts.pairs()
  const exact = new Errors('caers2012_expected_unstratified.csv.gz', () => 1e-9)
  const shrunk = new Errors('caers2012_expected_unstratified.csv.gz', () => 0.01, true)
  const given = priorOf(meta.hyperparameters_here.used_for_expected_file as number[])!
  const posterior = new Posterior(given)
  const places = new Map(
    [...n.keys()].map((at) => [`${counts.drugs[drug[at]!]}\t${counts.events[event[at]!]}`, at])
  )
  const wanted = csvOf(exact.file)
  for (const row of wanted) {
    const at = places.get(`${row.product}\t${row.event}`)!
    const { ebgm, eb05, eb95 } = posterior.at(n[at]!, expected[at]!)
    exact.add('n', n[at]!, row.n)
    exact.add('expected', expected[at]!, row.expected)
    shrunk.add('EBGM', ebgm, row.ebgm)
    shrunk.add('EB05', eb05, row.eb05)
    shrunk.add('EB95', eb95, row.eb95)
  }
  const ofMeta = new Errors('caers2012_meta.json', () => 1e-9)
  const points = distinctPoints(n, expected)
  const full = priorOf(meta.hyperparameters_here.full)!
  ofMeta.add('pairs', n.length, wanted.length)
  ofMeta.add(
    '-ln L of the given prior',
    negativeLogLikelihood(points, 'out', full),
    meta.hyperparameters_here.full_negLL
  )
  const strong = [...n.keys()].filter((at) => posterior.at(n[at]!, expected[at]!).eb05 >= 2)
  ofMeta.add('pairs with EB05 of at least 2', strong.length, meta.published_checks.EB05_ge_2)
  const fit = fitPrior(points, 'out')
  const ofFit = new Errors('caers2012_meta.json', () => 4162.456 - 4162.1808, true)
  const negLL = 'negLL' in fit ? fit.negLL : Number.NaN
  ofFit.add('-ln L of the fit', negLL, meta.better_optimum_found_here.negLL)
  return [...exact.all, ...shrunk.all, ...ofMeta.all, ...ofFit.all]
}

interface Sequential {
  readonly poisson_continuous: Record<string, number>[]
  readonly group_sequential: { groups: number[]; alpha: number; critical_value_LLR: number }[]
  readonly binomial: Record<string, number>[]
}

function sequential(): MeasuredError[] {
  const errors = new Errors('maxsprt.json', () => 1e-4)
  const wanted = jsonOf<Sequential>(errors.file)
  for (const row of wanted.poisson_continuous) {
    const found = continuousCriticalValue({
      alpha: row.alpha!,
      leastEvents: row.min_events_M!,
      upperLimit: row.upper_limit_expected!,
    })
    errors.add('critical value, continuous', found, row.critical_value_LLR)
  }
  for (const { groups, alpha, critical_value_LLR: value } of wanted.group_sequential)
    errors.add(
      'critical value, in groups',
      groupCriticalValue(groups, { alpha, leastEvents: 1 }).value,
      value
    )
  for (const row of wanted.binomial) {
    const [events, ratio] = [row.N!, row.z!]
    const plan = { alpha: row.alpha!, events, ratio, groupSize: row.group_size!, leastEvents: 1 }
    const found = binomialCriticalValue(plan)
    errors.add('critical value, binomial', found.value, row.published_cv)
    errors.add('probability of a signal, binomial', found.alpha, row.published_type1)
  }
  return errors.all
}

function onsets(): MeasuredError[] {
  const errors = new Errors('time_to_onset.json', () => 1e-5)
  const wanted = jsonOf<{
    fits: (Figures & { days: number[] })[]
    ks: Figures & { a: number[]; b: number[] }
  }>(errors.file)
  for (const { days, ...figures } of wanted.fits) {
    const fit = fitWeibull(days)
    if (typeof fit === 'string') throw new Error(fit)
    errors.add('median', quantileOf(days, 0.5), figures.median)
    errors.add('q1', quantileOf(days, 0.25), figures.q1)
    errors.add('q3', quantileOf(days, 0.75), figures.q3)
    errors.add('weibull_shape', fit.shape, figures.weibull_shape)
    errors.add('weibull_shape_lo95', fit.shapeLow, figures.weibull_shape_lo95)
    errors.add('weibull_shape_hi95', fit.shapeHigh, figures.weibull_shape_hi95)
    errors.add('weibull_scale', fit.scale, figures.weibull_scale)
    errors.add('logLik', fit.logLikelihood, figures.logLik)
  }
  const { a, b, ...ks } = wanted.ks
  const found = compareSamples(a, b)
  errors.add('D', found.distance, ks.D)
  errors.add('p_exact_conditional_on_ties', found.exact, ks.p_exact_conditional_on_ties)
  errors.add('p_asymptotic', found.asymptotic, ks.p_asymptotic)
  return errors.all
}

function masking(): MeasuredError[] {
  const errors = new Errors('masking.json', () => 1e-8)
  const wanted = jsonOf<{
    event: string
    masking_product: string
    rows: (Figures & { drug: string })[]
  }>(errors.file)
  const rows = caersRows()
  const found = maskedBy(
    rows,
    rows.drugs.indexOf(wanted.masking_product),
    rows.events.indexOf(wanted.event)
  )
  for (const row of wanted.rows) {
    const { before, after, ratio } = found.find(({ drug }) => rows.drugs[drug] === row.drug)!
    for (const [when, figures] of [
      ['before', before],
      ['after', after],
    ] as const) {
      errors.add('a', figures.a, row[`a_${when}`])
      errors.add('reports of the drug', figures.drugReports, row[`n_drug_${when}`])
      errors.add('reports of the event', figures.eventReports, row[`n_event_${when}`])
      errors.add('reports', figures.reports, row[`N_${when}`])
      errors.add('RRR', figures.rrr, row[`rrr_${when}`])
      errors.add('PRR', figures.prr, row[`prr_${when}`])
    }
    errors.add('masking ratio', ratio, row.masking_ratio_rrr)
  }
  return errors.all
}

/** 12 of 40 reports with both drugs, 15 of 300 and 20 of 500 with one, 100 of 10,000 with neither. */
function interactions(): MeasuredError[] {
  const errors = new Errors('Noren 2008, by hand', () => 1e-4)
  const { expected, omega, low } = interaction({
    both: { event: 12, reports: 40 },
    first: { event: 15, reports: 300 },
    second: { event: 20, reports: 500 },
    neither: { event: 100, reports: 10_000 },
  })
  errors.add('expected', expected, 3.1063)
  errors.add('Omega', omega, 1.7933)
  errors.add('Omega025', low, 0.8631)
  return errors.all
}

function gammas(): MeasuredError[] {
  const errors = new Errors('gamma_functions.csv', () => 1e-9)
  for (const row of csvOf(errors.file)) {
    const shape = figureOf(row.shape)
    const rate = figureOf(row.rate)
    errors.add('gamma quantile', gammaQuantile(shape, figureOf(row.p)) / rate, row.qgamma)
    errors.add('gamma distribution', gammaShareBelow(shape, figureOf(row.x) * rate), row.pgamma)
    errors.add('ln gamma', lnGamma(shape), row.lgamma_shape)
    errors.add('digamma', digamma(shape), row.digamma_shape)
    errors.add('trigamma', trigamma(shape), row.trigamma_shape)
  }
  return errors.all
}
