import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { sameLeaf } from '#kernel/case/content/leaf'
import { rowNames } from '#kernel/case/content/row_names'

/** One thing that differs between two contents: an element, or the rows of a group. */
export interface ContentChange {
  /** Groups around it, outermost first. */
  readonly groups: readonly string[]
  /** Machine paths of the rows around it, the case ('') first. */
  readonly around: readonly string[]
  /** Key of the element or of the group. */
  readonly key: string
  /** Of a group whose rows were added, removed or moved: the paths of the rows that came. */
  readonly added?: readonly string[]
}

type Level = CaseContent | Row

/** A place in the content while two contents are compared. */
interface Spot {
  steps: readonly PathStep[]
  around: readonly string[]
}

/**
 * What differs between two contents. Parts that are the same object are taken as unchanged, so a
 * content must never be changed in place. What stands in rows that came or went is not listed:
 * whoever reads it reads their group.
 */
export function contentChanges(before: CaseContent, after: CaseContent): ContentChange[] {
  const changes: ContentChange[] = []
  compareLevels(before, after, { steps: [], around: [''] }, changes)
  return changes
}

function compareLevels(before: Level, after: Level, spot: Spot, changes: ContentChange[]): void {
  if (before === after) return
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, present] = [before[key], after[key]]
    if (old === present || (key === 'id' && spot.steps.length > 0)) continue
    if (isRows(old) || isRows(present)) compareRows(old, present, key, spot, changes)
    if (!sameLeaf(leafOf(old), leafOf(present))) changes.push(changeAt(spot, key))
  }
}

function compareRows(
  old: Level[string] | undefined,
  present: Level[string] | undefined,
  key: string,
  spot: Spot,
  changes: ContentChange[]
): void {
  const [before, after] = [isRows(old) ? old : [], isRows(present) ? present : []]
  const [oldNames, names] = [rowNames(before), rowNames(after)]
  const known = new Map(oldNames.map((name, at) => [name, before[at]!]))
  const pathOf = (row: string) => formatPath([...spot.steps, { key, row }])
  if (oldNames.length !== names.length || oldNames.some((name, at) => name !== names[at])) {
    const added = names.filter((name) => !known.has(name)).map(pathOf)
    changes.push({ ...changeAt(spot, key), added })
  }
  names.forEach((row, at) => {
    const earlier = known.get(row)
    if (earlier === undefined || earlier === after[at]) return
    const inner = { steps: [...spot.steps, { key, row }], around: [...spot.around, pathOf(row)] }
    compareLevels(earlier, after[at]!, inner, changes)
  })
}

function changeAt({ steps, around }: Spot, key: string): ContentChange {
  return { groups: steps.map((step) => step.key), around, key }
}

function leafOf(thing: Level[string] | undefined) {
  return isRows(thing) ? undefined : thing
}
