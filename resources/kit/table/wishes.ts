import type { ColumnWish } from '#kernel/people/lists/column_wish'
import type { Column } from './column'

/** What somebody wishes of the columns of a list, and how they wish otherwise. */
export interface ColumnChoice {
  /** None while the list is as it comes. */
  wishes: readonly ColumnWish[] | undefined
  /** Undefined brings the usual columns back. */
  onChange: (wishes: readonly ColumnWish[] | undefined) => void
}

/** Narrowest and widest column, in pixels, as the server takes them. */
const WIDTHS = { least: 48, most: 900 }

type Stated = Pick<Column<unknown>, 'key' | 'isHidden' | 'stuck'>

/**
 * A wish for each column that can be chosen, in order: the first column stays where it is, those that
 * nobody wished anything of stand behind the one that they follow.
 */
export function completeWishes(
  columns: readonly Stated[],
  wishes: readonly ColumnWish[] = []
): ColumnWish[] {
  const chosen = columns.filter(({ stuck }) => !stuck)
  const known = new Map(chosen.map((column) => [column.key, column]))
  const order = wishes.filter(({ key }) => known.has(key)).map(({ key }) => key)
  chosen.forEach(({ key }, at) => {
    if (order.includes(key)) return
    order.splice(at === 0 ? 0 : order.indexOf(chosen[at - 1]!.key) + 1, 0, key)
  })
  const first = chosen[0]?.key
  const sorted = [...order.filter((key) => key === first), ...order.filter((key) => key !== first)]
  return sorted.map((key) => {
    const wish = wishes.find((each) => each.key === key)
    const isShown = key === first || (wish?.isShown ?? !known.get(key)!.isHidden)
    return { key, isShown, ...(wish?.width !== undefined && { width: wish.width }) }
  })
}

type Wide = Stated & Pick<Column<unknown>, 'width' | 'roomy' | 'whenRoom'>

/**
 * The columns as they come on a screen: those that are shown where there is room are hidden where the
 * others leave none. What is left makes columns roomy.
 * @param room in pixels
 */
export function withRoom<Of extends Wide>(
  columns: readonly Of[],
  wishes: readonly ColumnWish[] = [],
  room: number
): Of[] {
  const wishOf = new Map(wishes.map((wish) => [wish.key, wish]))
  const waits = ({ key, whenRoom }: Of) => whenRoom === true && !wishOf.has(key)
  const widthOf = ({ key, width }: Of) => wishOf.get(key)?.width ?? width
  const isShown = (column: Of) => wishOf.get(column.key)?.isShown ?? !column.isHidden
  let left = room
  for (const column of columns) if (!waits(column) && isShown(column)) left -= widthOf(column)
  const fitting = columns.map((column) => {
    if (!waits(column)) return column
    const fits = widthOf(column) <= left
    if (fits) left -= widthOf(column)
    return { ...column, isHidden: !fits }
  })
  return fitting.map((column) => {
    const { roomy = 0, width } = column
    const isFree = isShown(column) && wishOf.get(column.key)?.width === undefined
    if (!isFree || roomy <= width || roomy - width > left) return column
    left -= roomy - width
    return { ...column, width: roomy }
  })
}

/** Which side of another column. */
export type Side = 'before' | 'behind'

/** The same with a column at a side of another one; the first stays first. */
export function placed(
  wishes: readonly ColumnWish[],
  key: string,
  side: Side,
  other: string
): ColumnWish[] {
  const at = wishes.findIndex((each) => each.key === key)
  if (at < 1 || key === other) return [...wishes]
  const next = [...wishes]
  const [wish] = next.splice(at, 1)
  const to = next.findIndex((each) => each.key === other) + (side === 'behind' ? 1 : 0)
  next.splice(Math.max(1, to), 0, wish!)
  return next
}

/** The same with a column one place further up (-1) or down (1); the first stays first. */
export function moved(wishes: readonly ColumnWish[], key: string, by: -1 | 1): ColumnWish[] {
  const next = wishes[wishes.findIndex((each) => each.key === key) + by]
  return next ? placed(wishes, key, by < 0 ? 'before' : 'behind', next.key) : [...wishes]
}

/** The same with something else of one column. */
export function changed(
  wishes: readonly ColumnWish[],
  key: string,
  change: Partial<ColumnWish>
): ColumnWish[] {
  return wishes.map((each) => (each.key === key ? { ...each, ...change } : each))
}

/** A width that a column may have. */
export const fittingWidth = (width: number) =>
  Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, width)))
