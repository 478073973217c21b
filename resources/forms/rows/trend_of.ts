import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'
import type { Trend } from '#kernel/case/forms/page_layout'

/** How a value went from row to row, and where in it a row stands. */
export interface TrendOfRow {
  /** In the order of their dates. */
  readonly values: readonly number[]
  /** Place of the row among them. */
  readonly at: number
  readonly unit: string
  /** Ends of what is normal, where both are known. */
  readonly normal?: readonly [number, number]
}

/** "<5", "≥ 3": the number is what is drawn. */
const numberOf = (leaf: unknown): number | undefined => {
  const text = String(valueOf(leaf) ?? '').replace(/^\s*([<>]=?|≤|≥)\s*/, '')
  const number = text === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/**
 * The trend of a row over those that are about the same thing, in the same unit.
 * @returns undefined where there is nothing to compare
 */
export function trendOf(trend: Trend, rows: readonly Row[], id: string): TrendOfRow | undefined {
  const text = (row: Row, element: string) => String(valueOf(row[toKey(element)]) ?? '')
  const about = (row: Row) => trend.by.map((element) => text(row, element)).find(Boolean)
  const own = rows.find((row) => row.id === id)
  if (!own || !about(own)) return undefined
  const points = rows
    .filter((row) => about(row) === about(own) && text(row, trend.unit) === text(own, trend.unit))
    .flatMap((row) => {
      const value = numberOf(row[toKey(trend.trend)])
      const over = text(row, trend.over)
      return value === undefined || over === '' ? [] : [{ id: row.id, value, over }]
    })
    .sort((a, b) => (a.over < b.over ? -1 : a.over > b.over ? 1 : 0))
  const at = points.findIndex((point) => point.id === id)
  if (at === -1 || points.length < 2) return undefined
  const [low, high] = trend.normal.map((element) => numberOf(own[toKey(element)]))
  return {
    values: points.map(({ value }) => value),
    at,
    unit: text(own, trend.unit),
    ...(low !== undefined && high !== undefined && low < high && { normal: [low, high] as const }),
  }
}
