import { isFilled, valueOf } from '#kernel/case/content/leaf'

import type { NamedRows } from '#plugins/papers/contract'
import {
  type CaseValues,
  leavesAt,
  type Place,
  rowsAt,
} from '#plugins/papers/expressions/case_values'
import { type Condition, readCondition } from '#plugins/papers/expressions/read_condition'

type Named = Readonly<Record<string, NamedRows>>

/** Whether a condition is true at a place. What nobody has filled in says nothing: it is not true. */
export function isTrue(
  condition: Condition,
  values: CaseValues,
  named: Named,
  place: readonly Place[] = []
): boolean {
  switch (condition.kind) {
    case 'any':
      return condition.of.some((each) => isTrue(each, values, named, place))
    case 'all':
      return condition.of.every((each) => isTrue(each, values, named, place))
    case 'not':
      return !isTrue(condition.of, values, named, place)
    case 'says': {
      const { element, rows, values: wanted } = condition
      const places = rows === undefined ? [place] : namedRows(rows, values, named, place)
      const leaves = places.flatMap((each) => leavesAt(values, element, each))
      if (wanted.length === 0) return leaves.some((leaf) => isFilled(leaf))
      return leaves.some((leaf) => wanted.includes(String(valueOf(leaf) ?? '')))
    }
  }
}

/** Places of rows that a form has given a name, or of all of a group, within a place. */
export function namedRows(
  name: string,
  values: CaseValues,
  named: Named,
  place: readonly Place[] = []
): (readonly Place[])[] {
  const rows: NamedRows = named[name] ?? { group: name }
  const condition = rows.where === undefined ? undefined : readCondition(rows.where)
  const found = rowsAt(values, rows.group, place).filter(
    (row) =>
      (condition === undefined || isTrue(condition, values, named, row)) &&
      (rows.pointing === undefined || pointsTo(rows.pointing, values, row, place))
  )
  return rows.first ? found.slice(0, 1) : found
}

const pointsTo = (
  element: string,
  values: CaseValues,
  row: readonly Place[],
  place: readonly Place[]
): boolean => leavesAt(values, element, row).some((leaf) => valueOf(leaf) === place.at(-1)?.row.id)
