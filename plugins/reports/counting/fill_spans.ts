import type { ReportParameters, ResultPart, ResultRow } from '#plugins/reports/contract'
import { spanOf, spansBetween, yearBefore } from '#plugins/reports/contract/year_before'

/** Spans that a table has at most: what was typed wrongly must not fill the screen. */
const MOST_SPANS = 240

/**
 * Puts spans without cases between the others, from the first day asked to the last, and says of each
 * how many cases the same span had in the year before.
 * @param before cases of spans of the year before
 * @param now yyyy-MM-dd
 */
export function fillSpans(
  part: ResultPart,
  { from, to }: ReportParameters,
  before: ReadonlyMap<string, number>,
  now: string
): ResultPart {
  const known = part.rows.filter(({ values: [span] }) => span !== null)
  if (known.length === 0) return part
  const [first, last] = [known[0]!.values[0]!, known.at(-1)!.values[0]!]
  const begin = from === undefined ? first : min(first, spanOf(from, first))
  const end = to === undefined ? max(last, first) : max(last, spanOf(min(to, now), first))
  const bySpan = new Map(known.map((row) => [row.values[0]!, row]))
  const spans = spansBetween(begin, end)
  const shown = spans.length > MOST_SPANS ? [...bySpan.keys()] : spans
  const rows = shown.map((span): ResultRow => {
    const row = bySpan.get(span) ?? {
      ...{ values: [span], label: { en: span, zh: span } },
      ...{ cells: part.columns.map(() => [0, 0] as const), total: [0, 0] as const },
    }
    return {
      ...row,
      before: before.get(yearBefore(span)) ?? 0,
      ...(span === spanOf(now, span) && { isRunning: true as const }),
    }
  })
  return { ...part, rows: [...rows, ...part.rows.filter(({ values: [span] }) => span === null)] }
}

const min = (a: string, b: string) => (a < b ? a : b)
const max = (a: string, b: string) => (a > b ? a : b)
