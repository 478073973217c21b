import { isRows, type CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import {
  differences,
  type RowsDifference,
  type ValueDifference,
} from '#kernel/case/content/differences'
import { at, formatPath, parsePath } from '#kernel/case/content/element_path'
import { movedRows } from '#plugins/cases/ui/history/moved_rows'
import { rowPath, rowsThatCameOrWent } from '#plugins/cases/ui/history/row_paths'

/** What happened to the values of one row, or of the top of the case (path ''). */
export interface RowChange {
  /** Machine path of the row. */
  path: string
  state: 'added' | 'removed' | 'moved' | 'kept'
  /** Its position in its group before and after, from 1; absent where it was or is not there. */
  before?: number
  after?: number
  values: ValueDifference[]
}

/**
 * What differs between two contents, row by row, in the order of the guide and of the positions.
 * A row that only came, went or moved is told too.
 */
export function compareRevisions(
  before: CaseContent,
  after: CaseContent,
  catalogue: Catalogue
): RowChange[] {
  const changes = new Map<string, RowChange>()
  const changeOf = (path: string): RowChange => {
    const known = changes.get(path)
    if (known) return known
    const made: RowChange = { path, state: 'kept', values: [], ...placesOf(path, before, after) }
    if (path !== '' && made.before === undefined) made.state = 'added'
    if (path !== '' && made.after === undefined) made.state = 'removed'
    changes.set(path, made)
    return made
  }
  for (const found of differences(before, after, catalogue)) {
    if (found.kind === 'value') changeOf(formatRow(found.path)).values.push(found)
    else for (const path of rowsThatCameOrWent(found)) changeOf(path)
    if (found.kind === 'rows')
      for (const path of rowsThatMoved(found)) changeOf(path).state = 'moved'
  }
  return [...changes.values()].sort((a, b) => compareRows(a.path, b.path, before, after, catalogue))
}

function rowsThatMoved({ path, before, after }: RowsDifference): string[] {
  return [...movedRows(before, after)].map((id) => rowPath(path, id))
}

function formatRow(path: string): string {
  const steps = parsePath(path).slice(0, -1)
  return steps.length === 0 ? '' : formatPath(steps)
}

function placesOf(
  path: string,
  before: CaseContent,
  after: CaseContent
): Pick<RowChange, 'before' | 'after'> {
  if (path === '') return {}
  const places: Pick<RowChange, 'before' | 'after'> = {}
  const [old, fresh] = [positionOf(path, before), positionOf(path, after)]
  if (old !== undefined) places.before = old
  if (fresh !== undefined) places.after = fresh
  return places
}

/** Position of a row in its group, from 1. */
function positionOf(path: string, content: CaseContent): number | undefined {
  const steps = parsePath(path)
  const { key, row } = steps.at(-1)!
  const group = at(content, formatPath([...steps.slice(0, -1), { key }]))
  const index = isRows(group) ? group.findIndex(({ id }) => id === row) : -1
  return index === -1 ? undefined : index + 1
}

/** By group in the order of the guide, then by position; a row that went stands where it stood. */
function compareRows(
  one: string,
  other: string,
  before: CaseContent,
  after: CaseContent,
  catalogue: Catalogue
): number {
  const [a, b] = [one, other].map((path) => (path === '' ? [] : parsePath(path)))
  for (let depth = 1; depth <= Math.min(a!.length, b!.length); depth++) {
    const keys = catalogue.compareKeys(a![depth - 1]!.key, b![depth - 1]!.key)
    if (keys !== 0) return keys
    const [left, right] = [a!, b!].map((steps) => {
      const path = formatPath(steps.slice(0, depth))
      return positionOf(path, after) ?? (positionOf(path, before) ?? 0) + 0.5
    })
    if (left !== right) return left! - right!
  }
  return a!.length - b!.length
}
