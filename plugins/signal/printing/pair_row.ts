import type { Language } from '#kernel/language/words'

import type { ComputedPair, ComputedStratum } from '#plugins/signal/computing/computed_pair'
import { reasonSentence } from '#plugins/signal/computing/reason_sentence'
import { plainValue, plainValues } from '#plugins/signal/printing/plain_value'
import { type MeasureName, measureNames, type Measures } from '#plugins/signal/statistics/measures'
import type { TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'
import { reasonOf } from '#plugins/signal/statistics/undefined_reasons'

/** A pair as a row of JSON, its reasons in a language. */
export function pairRow(pair: ComputedPair, language: Language): object {
  const { drug, event, table, expected, measures, rules, common, strata } = pair
  return {
    drug,
    event,
    ...table,
    expected: plainValue(expected),
    ...figures(measures),
    rules,
    ...withReasons(measures, table, expected, language),
    ...(common && {
      expected_unstratified: plainValue(pair.expectedUnstratified),
      MH_common_OR: plainValue(common.oddsRatio.value),
      lo95_RBG: plainValue(common.oddsRatio.low),
      hi95_RBG: plainValue(common.oddsRatio.high),
      chi2_MH: plainValue(common.chiSquare),
      chi2_MH_corrected: plainValue(common.chiSquareCorrected),
      p_MH: plainValue(common.p),
    }),
    ...(strata && { strata: strata.map((each) => stratumRow(each, language)) }),
  }
}

function stratumRow(
  { of, table, expected, measures }: ComputedStratum,
  language: Language
): object {
  return {
    stratum: of,
    ...table,
    expected: plainValue(expected),
    ...ofSubgroup(measures),
    ...withReasons(measures, table, expected, language),
  }
}

/** What is not computed for a subgroup has no place in it. */
function ofSubgroup(measures: Measures) {
  const computed = Object.entries(measures).filter(([, value]) => value !== undefined)
  return plainValues(Object.fromEntries(computed))
}

/** Every measure has its place; one that was not computed is null. */
function figures(measures: Measures) {
  return Object.fromEntries(measureNames.map((name) => [name, plainValue(measures[name])]))
}

/** Why figures are infinite or undefined, by their name. */
function withReasons(
  measures: Measures,
  table: TwoByTwo,
  expected: number,
  language: Language
): { reasons?: Partial<Record<MeasureName, string>> } {
  const found = measureNames.flatMap((name) => {
    const reason = reasonOf(name, measures[name], table, expected)
    return reason ? [[name, reasonSentence(reason)[language]] as const] : []
  })
  return found.length > 0 ? { reasons: Object.fromEntries(found) } : {}
}
