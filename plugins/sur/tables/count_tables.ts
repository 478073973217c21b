import type { CountedTable } from '#plugins/sur/contract/freeze'
import type { Series } from '#plugins/sur/contract/series'
import type { SurTable } from '#plugins/sur/contract/tables'
import { reconcile } from '#plugins/sur/tables/reconcile'

/**
 * Counts tables over a series and reconciles them with the report before. What comes out follows from what
 * goes in alone.
 */
export function countTables(
  tables: readonly SurTable[],
  series: Series,
  before: Series
): CountedTable[] {
  return tables.map(({ key, compute }) => {
    const content = compute(series)
    const isCumulative = content.columns.some(({ span }) => span === 'cumulative')
    const contents = [isCumulative ? compute(before) : content, content] as const
    return {
      ...{ key, ...content },
      reconciliation: isCumulative ? reconcile([before, series], contents) : null,
    }
  })
}
