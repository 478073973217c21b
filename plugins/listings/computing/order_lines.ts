import type { ListedLine, ListedValue } from '#plugins/listings/contract/case_listings'

/** A cell by which lines are ordered. */
export interface OrderBy {
  readonly cell: number
  readonly order: 'asc' | 'desc'
}

const collator = new Intl.Collator('zh', { numeric: true })

/** Lines by their groups, then by these cells; what is empty comes last either way. The order is stable. */
export function orderLines(lines: readonly ListedLine[], orders: readonly OrderBy[]): ListedLine[] {
  const isGrouped = lines.some(({ group }) => group !== null)
  if (!isGrouped && orders.length === 0) return [...lines]
  return lines.toSorted((a, b) => {
    const byGroup = isGrouped ? compare(a.group || null, b.group || null, 'asc') : 0
    if (byGroup !== 0) return byGroup
    for (const { cell, order } of orders) {
      const found = compare(a.cells[cell] ?? null, b.cells[cell] ?? null, order)
      if (found !== 0) return found
    }
    return 0
  })
}

function compare(a: ListedValue, b: ListedValue, order: 'asc' | 'desc'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const found =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return order === 'asc' ? found : -found
}
