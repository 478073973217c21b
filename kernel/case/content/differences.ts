import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import { sameLeaf, type Leaf } from '#kernel/case/content/leaf'

/** The part of the catalogue that a comparison needs. */
interface KeyOrder {
  compareKeys(a: string, b: string): number
}

/** One element that differs; `before` or `after` is absent where there was or is nothing. */
export interface ValueDifference {
  kind: 'value'
  path: string
  element: string
  before?: Leaf
  after?: Leaf
}

/** The rows of one group differ: one was added, removed or moved. Ids in their order. */
export interface RowsDifference {
  kind: 'rows'
  path: string
  element: string
  before: string[]
  after: string[]
}

export type Difference = ValueDifference | RowsDifference

/**
 * What differs between two contents, element by element, in the order of the guide. Rows are
 * matched by their id, wherever they stand. The values of an added or removed row are listed too.
 */
export function differences(
  before: CaseContent,
  after: CaseContent,
  order: KeyOrder
): Difference[] {
  return [...compareLevels(before, after, [], order)]
}

function* compareLevels(
  before: CaseContent | Row,
  after: CaseContent | Row,
  above: readonly PathStep[],
  order: KeyOrder
): Generator<Difference> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  if (above.length > 0) keys.delete('id')
  for (const key of [...keys].sort((a, b) => order.compareKeys(a, b))) {
    yield* compareKey(key, before[key], after[key], above, order)
  }
}

function* compareKey(
  key: string,
  before: Leaf | Row[] | undefined,
  after: Leaf | Row[] | undefined,
  above: readonly PathStep[],
  order: KeyOrder
): Generator<Difference> {
  const [oldLeaf, newLeaf] = [leafOf(before), leafOf(after)]
  if (!sameLeaf(oldLeaf, newLeaf)) {
    const difference: ValueDifference = { kind: 'value', ...placeOf(key, above) }
    if (oldLeaf !== undefined) difference.before = oldLeaf
    if (newLeaf !== undefined) difference.after = newLeaf
    yield difference
  }
  if (isRows(before) || isRows(after)) {
    const [oldRows, newRows] = [isRows(before) ? before : [], isRows(after) ? after : []]
    yield* compareRows(key, oldRows, newRows, above, order)
  }
}

function* compareRows(
  key: string,
  before: Row[],
  after: Row[],
  above: readonly PathStep[],
  order: KeyOrder
): Generator<Difference> {
  const oldIds = before.map((row) => row.id)
  const newIds = after.map((row) => row.id)
  if (oldIds.length !== newIds.length || oldIds.some((id, index) => id !== newIds[index])) {
    yield { kind: 'rows', ...placeOf(key, above), before: oldIds, after: newIds }
  }
  const oldById = new Map(before.map((row) => [row.id, row]))
  const newById = new Map(after.map((row) => [row.id, row]))
  for (const id of new Set([...newIds, ...oldIds])) {
    const nothing = { id }
    const steps = [...above, { key, row: id }]
    yield* compareLevels(oldById.get(id) ?? nothing, newById.get(id) ?? nothing, steps, order)
  }
}

function placeOf(key: string, above: readonly PathStep[]) {
  return { path: formatPath([...above, { key }]), element: toId(key) }
}

function leafOf(thing: Leaf | Row[] | undefined): Leaf | undefined {
  return isRows(thing) ? undefined : thing
}
