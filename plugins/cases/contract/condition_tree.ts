import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import type { ElementDefinition } from '#kernel/case/content/element_definition'

import type { ElementCondition, Question } from '#plugins/cases/contract/condition'

/** A condition on a leaf that stands in the row at hand. */
export interface LeafCondition extends ElementCondition {
  readonly key: string
  readonly type: ElementDefinition['type']
}

/** An element that stands nowhere below the row at hand: in no row of these groups. */
export interface Lacking {
  readonly path: readonly string[]
  readonly key: string
}

/** What one and the same row meets; at the top, the case. */
export interface RowConditions {
  /** Key of the repeating group; empty at the top. */
  readonly group: string
  readonly own: LeafCondition[]
  /** For each of these there is a row inside. */
  readonly inside: RowConditions[]
  readonly lacking: Lacking[]
}

/**
 * Arranges conditions by the rows that meet them: conditions on the same group are met by the same
 * row, unless the group is among `anyRow`. An element is empty in that row where something else is
 * asked of it, and in all rows where nothing is.
 * @param question elements that the catalogue knows
 */
export function conditionTree(question: Question, catalogue: Catalogue): RowConditions {
  const anyRow = new Set(question.anyRow.map(toKey))
  const placed = question.conditions.map((condition) => {
    const { id, path, type } = catalogue.element(condition.element)!
    return { condition: { ...condition, key: toKey(id), type }, path: path.map(toKey) }
  })
  const root = newRow('')
  for (const { condition, path } of placed) {
    if (condition.is === 'empty') continue
    let row = root
    for (const group of path) row = rowInside(row, group, anyRow)
    row.own.push(condition)
  }
  for (const { condition, path } of placed) {
    if (condition.is !== 'empty') continue
    const rest = [...path]
    let row = root
    for (let next = rowOf(row, rest[0], anyRow); next; next = rowOf(row, rest[0], anyRow)) {
      row = next
      rest.shift()
    }
    row.lacking.push({ path: rest, key: condition.key })
  }
  return root
}

const newRow = (group: string): RowConditions => ({ group, own: [], inside: [], lacking: [] })

function rowInside(row: RowConditions, group: string, anyRow: ReadonlySet<string>): RowConditions {
  const known = rowOf(row, group, anyRow)
  if (known) return known
  const made = newRow(group)
  row.inside.push(made)
  return made
}

/** The row that meets all conditions on a group; undefined where each has a row of its own. */
function rowOf(row: RowConditions, group: string | undefined, anyRow: ReadonlySet<string>) {
  if (group === undefined || anyRow.has(group)) return undefined
  return row.inside.find((each) => each.group === group)
}
