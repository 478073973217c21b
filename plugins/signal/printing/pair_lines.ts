import type { Language } from '#kernel/language/words'

import type { ComputedPair } from '#plugins/signal/computing/computed_pair'
import { wording } from '#plugins/signal/lang/server/wording'
import { alignedLines } from '#plugins/signal/printing/aligned_lines'
import { shownValue } from '#plugins/signal/printing/plain_value'

/** Rows that a person reads at once. */
const MOST = 50

/** Pairs for a terminal, the one with the highest lower limit of the information component first. */
export function pairLines(pairs: readonly ComputedPair[], language: Language): string[] {
  const order = pairs.toSorted(
    (one, other) => (other.measures.IC025_gamma ?? 0) - (one.measures.IC025_gamma ?? 0)
  )
  const rows = order.slice(0, MOST).map(({ drug, event, table, expected, measures, rules }) => [
    ...[drug, event, String(table.a), shownValue(expected)],
    ...[shownValue(measures.PRR), shownValue(measures.PRR_lo95), shownValue(measures.chi2_yates)],
    ...[shownValue(measures.ROR), shownValue(measures.ROR_lo95), shownValue(measures.IC025_gamma)],
    ...[shownValue(measures.EBGM), shownValue(measures.EB05)],
    Object.keys(rules)
      .filter((id) => rules[id])
      .join(' '),
  ])
  const heading = (key: 'drug' | 'event' | 'rules') => wording(`printing.${key}`)[language]
  const head = [
    ...[heading('drug'), heading('event'), 'a', 'E', 'PRR', 'PRR025', 'χ² Yates', 'ROR', 'ROR025'],
    ...['IC025', 'EBGM', 'EB05', heading('rules')],
  ]
  const more = order.length - rows.length
  return [
    ...alignedLines(head, rows),
    ...(more > 0 ? [wording('printing.more', { count: more })[language]] : []),
  ]
}
