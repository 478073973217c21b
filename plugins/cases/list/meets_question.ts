import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import type { RowConditions } from '#plugins/cases/contract/condition_tree'
import { meetsCondition } from '#plugins/cases/list/meets_condition'

/** A row of a case that met conditions: its group, its place among the rows, counted from 1. */
export interface RowThatMet {
  readonly group: string
  readonly id: string
  readonly number: number
  /** What it says at the elements that were asked of it; nothing where it has a null flavour. */
  readonly values: readonly { readonly element: string; readonly value: string }[]
}

/** Whether a case meets all conditions. */
export const meetsQuestion = (content: CaseContent, tree: RowConditions): boolean =>
  meets(content, tree)

/** The rows of the outermost groups that met what is asked of them; none of a case that did not. */
export function rowsThatMet(content: CaseContent, tree: RowConditions): RowThatMet[] {
  if (!meets(content, tree)) return []
  const met = tree.inside.flatMap((inside) =>
    rowsIn(content, inside.group).flatMap((row, index) =>
      meets(row, inside)
        ? [{ group: inside.group, id: row.id, number: index + 1, values: valuesOf(row, inside) }]
        : []
    )
  )
  const seen = new Set<string>()
  return met.filter(({ group, id }) => !seen.has(`${group} ${id}`) && seen.add(`${group} ${id}`))
}

type Level = CaseContent | Row

const valuesOf = (row: Row, { own }: RowConditions) =>
  own.flatMap(({ key }) => {
    const value = valueOf(row[key])
    return value === undefined ? [] : [{ element: key, value: String(value) }]
  })

function meets(level: Level, { own, inside, lacking }: RowConditions): boolean {
  return (
    own.every((condition) => meetsCondition(level[condition.key], condition)) &&
    inside.every((each) => rowsIn(level, each.group).some((row) => meets(row, each))) &&
    lacking.every(({ path, key }) => !standsBelow(level, path, key))
  )
}

function standsBelow(level: Level, [group, ...rest]: readonly string[], key: string): boolean {
  if (group === undefined) return level[key] !== undefined
  return rowsIn(level, group).some((row) => standsBelow(row, rest, key))
}

function rowsIn(level: Level, group: string): readonly Row[] {
  const rows = level[group]
  return isRows(rows) ? rows : []
}
