import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { Level } from '#plugins/listings/computing/anchored'
import type { ListedValue } from '#plugins/listings/contract/case_listings'
import type { Spread } from '#plugins/listings/contract/design'

/**
 * Rows over so many cells: the oldest or the newest first by the first date that stands in each. Rows
 * without a date come last, in their own order.
 */
export function spreadOver(
  levels: readonly Level[],
  { count, which }: Spread,
  catalogue: Catalogue,
  say: (level: Level) => string
): ListedValue[] {
  const dated = levels
    .map((level) => ({ text: say(level), date: dateOf(level.at(-1) as Row, catalogue) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => {
      if (a.date === null || b.date === null)
        return Number(a.date === null) - Number(b.date === null)
      const older = a.date < b.date ? -1 : Number(a.date > b.date)
      return which === 'oldest' ? older : -older
    })
  return Array.from({ length: count }, (_, at) => dated[at]?.text ?? null)
}

function dateOf(row: Row, catalogue: Catalogue): string | null {
  const dates = Object.keys(row)
    .filter((key) => catalogue.element(key)?.type === 'date')
    .sort((a, b) => catalogue.compareKeys(a, b))
    .map((key) => valueOf(row[key]))
    .filter((date) => typeof date === 'string')
  return (dates[0] as string | undefined) ?? null
}
