import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { formatPath, parsePath } from '#kernel/case/content/element_path'
import type { Leaf } from '#kernel/case/content/leaf'
import { levelOf } from '#kernel/case/content/level_of'
import {
  type Choice,
  chosenOf,
  type Choices,
  type MergeDifference,
} from '#plugins/e2b/contract/merge'

/** A page as its differences need it. */
interface PageElements {
  readonly page: string
  readonly elements: readonly string[]
}

/** The differences of one page, in their order. */
export interface PageDifferences<Page extends PageElements> {
  /** Absent for what stands on no page. */
  readonly page: Page | undefined
  readonly differences: readonly MergeDifference[]
}

/** Differences by page, in the order of the pages; those of a row stand where its elements do. */
export function byPage<Page extends PageElements>(
  pages: readonly Page[],
  all: readonly MergeDifference[]
): PageDifferences<Page>[] {
  const pageOf = ({ element }: MergeDifference) =>
    pages.find(({ elements }) => elements.includes(element)) ??
    pages.find(({ elements }) => elements.some((each) => each.startsWith(`${element}.`)))
  const found = Map.groupBy(all, pageOf)
  return [...pages, undefined]
    .map((page) => ({ page, differences: found.get(page) ?? [] }))
    .filter(({ differences }) => differences.length > 0)
}

/** The row that a difference stands in, or is: `E_i[ID]`; '' beside all rows. */
export function rowOf({ path }: MergeDifference): string {
  const [first] = parsePath(path)
  return first?.row === undefined ? '' : formatPath([first])
}

/** Differences that stand in a row, or beside all rows, one behind the other. */
interface RowDifferences {
  /** `E_i[ID]`; '' beside all rows. */
  readonly row: string
  readonly differences: readonly MergeDifference[]
}

/** Differences by the rows that they stand in, in their order. */
export function byRow(all: readonly MergeDifference[]): RowDifferences[] {
  const groups: { row: string; differences: MergeDifference[] }[] = []
  for (const each of all) {
    const row = rowOf(each)
    const last = groups.at(-1)
    if (last?.row === row) last.differences.push(each)
    else groups.push({ row, differences: [each] })
  }
  return groups
}

/** Number of a row (`E_i[ID]`) as people count, in the first of the contents that has it; 0 in none. */
export function numberOfRow(row: string, contents: readonly CaseContent[]): number {
  const [step] = parsePath(row)
  const places = contents.map(({ [step!.key]: rows }) =>
    isRows(rows) ? rows.findIndex(({ id }) => id === step!.row) : -1
  )
  return (places.find((at) => at >= 0) ?? -1) + 1
}

/** What another content says where a message and a case differ. */
export function saidAt(
  content: CaseContent,
  { path, kind }: MergeDifference
): Leaf | Row | undefined {
  const steps = parsePath(path)
  const { key, row } = steps.at(-1)!
  const found = levelOf(content, steps)?.[key]
  if (kind === 'row') return isRows(found) ? found.find(({ id }) => id === row) : undefined
  return isRows(found) ? undefined : found
}

/** The choices with one for each of some differences. */
export function choose(chosen: Choices, some: readonly MergeDifference[], choice: Choice): Choices {
  return { ...chosen, ...Object.fromEntries(some.map(({ path }) => [path, choice])) }
}

/** Every choice as it is sent, those that were made beforehand among them. */
export const allChosen = (
  all: readonly MergeDifference[],
  chosen: Choices
): Record<string, Choice> =>
  Object.fromEntries(all.map((each) => [each.path, chosenOf(each, chosen) ?? 'keep']))

/** The next that nobody has decided, from a place on and around; the place itself where there is none. */
export function nextUndecided(
  all: readonly MergeDifference[],
  chosen: Choices,
  from: number
): number {
  const isOpen = (at: number) => chosenOf(all[at]!, chosen) === undefined
  const order = all.map((_, step) => (from + 1 + step) % all.length)
  return order.find(isOpen) ?? from
}

/** How many are accepted and kept, and how many nobody has decided. */
export function counts(all: readonly MergeDifference[], chosen: Choices) {
  const of = (choice: Choice | undefined) =>
    all.filter((each) => chosenOf(each, chosen) === choice).length
  return { accept: of('accept'), keep: of('keep'), undecided: of(undefined) }
}
