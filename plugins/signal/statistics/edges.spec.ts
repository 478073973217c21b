import { test } from '@japa/runner'

import { interaction } from '#plugins/signal/statistics/interaction'
import { type MeasureName, measure } from '#plugins/signal/statistics/measures'
import { fitPrior, negativeLogLikelihood } from '#plugins/signal/statistics/mgps/fit_prior'
import { distinctPoints } from '#plugins/signal/statistics/mgps/points'
import { Posterior } from '#plugins/signal/statistics/mgps/posterior'
import { priorOf } from '#plugins/signal/statistics/mgps/prior'
import { compareSamples } from '#plugins/signal/statistics/onset/kolmogorov_smirnov'
import { fitWeibull } from '#plugins/signal/statistics/onset/weibull'
import { continuousCriticalValue } from '#plugins/signal/statistics/sequential/poisson_max_sprt'
import { mantelHaenszel } from '#plugins/signal/statistics/tables/mantel_haenszel'
import { expectedOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'
import { reasonOf } from '#plugins/signal/statistics/undefined_reasons'

const prior = priorOf([0.2, 0.1, 2, 4, 1 / 3])!
const posterior = new Posterior(prior)

function figuresOf(a: number, b: number, c: number, d: number) {
  const table: TwoByTwo = { a, b, c, d }
  const expected = expectedOf(table)
  const figures = measure(table, expected, { posterior })
  const reason = (name: MeasureName) => reasonOf(name, figures[name], table, expected)
  return { figures, reason }
}

test.group('A figure that cannot be told', () => {
  test('is infinite where the event is reported with the drug alone', ({ assert }) => {
    const { figures, reason } = figuresOf(3, 7, 0, 90)
    assert.equal(figures.PRR, Infinity)
    assert.isNaN(figures.PRR_lo95)
    assert.equal(figures.ROR, Infinity)
    assert.equal(reason('PRR'), 'eventWithDrugAlone')
    assert.equal(reason('ROR_lo95'), 'eventWithDrugAlone')
    assert.isNull(reason('IC'))
  })

  test('is undefined, with the reason, where a margin is empty; the rest is told', ({ assert }) => {
    const cases = [
      [[0, 0, 5, 95], 'drugNotReported'],
      [[0, 5, 0, 95], 'eventNotReported'],
      [[5, 95, 0, 0], 'everyReportHasDrug'],
      [[5, 0, 95, 0], 'everyReportHasEvent'],
    ] as const
    for (const [[a, b, c, d], why] of cases) {
      const { figures, reason } = figuresOf(a, b, c, d)
      assert.isNaN(figures.chi2)
      assert.equal(reason('chi2'), why)
      assert.isTrue(Number.isFinite(figures.IC025_gamma), why)
      assert.isTrue(Number.isFinite(figures.BCPNN_E), why)
      assert.equal(figures.fisher_p_two_sided, 1)
    }
    assert.equal(figuresOf(0, 0, 0, 0).reason('RRR'), 'noReports')
  })

  test('has a reason whatever the cells are', ({ assert }) => {
    const few = [0, 1, 2, 7]
    for (const a of few)
      for (const b of few)
        for (const c of few)
          for (const d of few) {
            const { figures, reason } = figuresOf(a, b, c, d)
            for (const name of Object.keys(figures) as MeasureName[]) {
              const cells = `${name} of ${[a, b, c, d].join()}`
              assert.equal(reason(name) === null, Number.isFinite(figures[name]), cells)
              assert.notEqual(reason(name), 'noConvergence', cells)
            }
          }
  })

  test('is no interaction where one of the four groups is empty', ({ assert }) => {
    const some = { event: 1, reports: 10 }
    const none = { event: 0, reports: 0 }
    assert.isNaN(interaction({ both: some, first: some, second: none, neither: some }).omega)
    const always = { event: 10, reports: 10 }
    assert.isNaN(interaction({ both: some, first: always, second: some, neither: some }).omega)
  })

  test('is no common odds ratio of strata in which drug and event never differ', ({ assert }) => {
    const { oddsRatio } = mantelHaenszel([{ a: 0, b: 0, c: 3, d: 4 }])
    assert.isNaN(oddsRatio.value)
    assert.equal(mantelHaenszel([{ a: 1, b: 0, c: 0, d: 4 }]).oddsRatio.value, Infinity)
  })

  test('is no critical value where no count can signal with such a probability', ({ assert }) => {
    const plan = { alpha: 0.05, leastEvents: 50, upperLimit: 2 }
    assert.isNaN(continuousCriticalValue(plan))
  })
})

test.group('The example of docs/signal.md', () => {
  test('has the figures that are printed there', ({ assert }) => {
    const { figures } = figuresOf(3, 47, 60, 9890)
    const printed: readonly (readonly [MeasureName, string])[] = [
      ['RRR', '9.52'],
      ['PRR', '9.95'],
      ['PRR_lo95', '3.23'],
      ['PRR_hi95', '30.7'],
      ['ROR', '10.5'],
      ['ROR_lo95', '3.19'],
      ['ROR_hi95', '34.7'],
      ['chi2_yates', '15.3'],
      ['fisher_p_greater', '0.00378'],
      ['IC', '2.10'],
      ['IC025_gamma', '0.0520'],
      ['IC025_approx', '0.0331'],
      ['EBGM', '5.60'],
      ['EB05', '1.10'],
      ['EB95', '15.6'],
    ]
    for (const [name, text] of printed) assert.equal(figures[name]!.toPrecision(3), text, name)
  })
})

test.group('Times to onset', () => {
  test('of fewer than five people, on the first day, or all the same, have no distribution', ({
    assert,
  }) => {
    assert.equal(fitWeibull([1, 2, 3, 4]), 'tooFewOnsets')
    assert.equal(fitWeibull([0, 1, 2, 3, 4]), 'onsetNotAfterStart')
    assert.equal(fitWeibull([3, 3, 3, 3, 3]), 'allOnsetsEqual')
  })

  test('are fitted whatever their unit is', ({ assert }) => {
    const days = [1, 4, 9, 30, 120, 400]
    const [inDays, inSeconds] = [days, days.map((day) => day * 86_400)].map(fitWeibull)
    if (typeof inDays !== 'object' || typeof inSeconds !== 'object') throw new Error('no fit')
    assert.closeTo(inDays.shape, inSeconds.shape, 1e-9)
    assert.closeTo(inSeconds.scale / inDays.scale, 86_400, 1e-4)
  })

  test('of the same people do not differ; of people apart differ as far as can be', ({
    assert,
  }) => {
    assert.deepEqual(compareSamples([1, 2, 3], [1, 2, 3]), {
      distance: 0,
      exact: 1,
      asymptotic: 1,
    })
    // Of the 20 orders of three and three two keep the samples apart.
    const { distance, exact } = compareSamples([1, 2, 3], [4, 5, 6])
    assert.equal(distance, 1)
    assert.closeTo(exact!, 0.1, 1e-12)
    // With ties: of the 6 orders of 1 1 2 2 all that split the pairs evenly are equal.
    assert.equal(compareSamples([1, 2], [1, 2]).exact, 1)
  })
})

/** Counts of a Poisson distribution, most likely first; the same each time. */
const poissonCounts = (mean: number, share: (at: number) => number, pairs: number) =>
  Array.from({ length: pairs }, (_, at) => {
    let [n, probability] = [0, Math.exp(-mean)]
    let rest = share(at) - probability
    while (rest > 0) {
      n += 1
      probability *= mean / n
      rest -= probability
    }
    return n
  })

test.group('The prior of MGPS', () => {
  test('is not fitted to fewer than 25 pairs', ({ assert }) => {
    const points = distinctPoints([1, 2, 3], [0.5, 1, 2])
    assert.deepEqual(fitPrior(points, 'out'), { failure: 'tooFewPairs', pairs: 3 })
  })

  test('is the same whatever the order of pairs, and as likely as any nearby one', ({ assert }) => {
    const pairs = Array.from({ length: 400 }, (_, at) => {
      const ratio = at % 10 === 0 ? 8 : 0.6 + (at % 7) / 10
      const expected = 0.2 + ((at * 37) % 100) / 20
      const [n] = poissonCounts(ratio * expected, () => ((at * 61) % 99) / 100 + 0.005, 1)
      return { n: n!, expected }
    })
    const fitOf = (list: typeof pairs) =>
      fitPrior(
        distinctPoints(
          list.map(({ n }) => n),
          list.map(({ expected }) => expected)
        ),
        'in'
      )
    const fit = fitOf(pairs)
    assert.deepEqual(fitOf(pairs.toReversed()), fit)
    if (!('prior' in fit)) throw new Error(fit.failure)
    const points = distinctPoints(
      pairs.map(({ n }) => n),
      pairs.map(({ expected }) => expected)
    )
    for (const name of ['alpha1', 'beta1', 'alpha2', 'beta2', 'share'] as const) {
      for (const factor of [0.9, 0.99, 1.01, 1.1]) {
        const near = { ...fit.prior, [name]: fit.prior[name] * factor }
        assert.isAbove(negativeLogLikelihood(points, 'in', near), fit.negLL, `${name} ${factor}`)
      }
    }
  })

  test('needs four positive numbers and a share', ({ assert }) => {
    for (const theta of [
      [1, 1, 1, 1],
      [0, 1, 1, 1, 0.5],
      [1, 1, 1, 1, 1.5],
      [1, 1, Number.NaN, 1, 0.5],
    ])
      assert.isNull(priorOf(theta))
  })

  test('shrinks a pair that is expected to be without reports to no figure', ({ assert }) => {
    assert.isNaN(posterior.at(0, 0).ebgm)
    const none = posterior.at(0, 2)
    assert.isTrue(none.eb05 < none.ebgm && none.ebgm < none.eb95)
  })

  test('of one distribution alone gives its own points', ({ assert }) => {
    // Shape 2 + 3 and rate 4 + 1: EBGM = exp(psi(5))/5, psi(5) = 25/12 - 0.5772156649.
    const one = new Posterior(priorOf([2, 4, 7, 7, 1])!).at(3, 1)
    assert.closeTo(one.ebgm, Math.exp(25 / 12 - 0.5772156649015329) / 5, 1e-12)
    // 5% and 95% points of chi-square with 10 degrees of freedom are 3.940299 and 18.307038.
    assert.closeTo(one.eb05, 3.940299136 / 10, 1e-8)
    assert.closeTo(one.eb95, 18.307038053 / 10, 1e-8)
  })
})
