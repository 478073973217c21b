import { toId } from '#kernel/case/content/element_id'
import { formatPath, parsePath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'

const NONE: readonly Finding[] = []

/** Findings by the place that each is about. */
type ByPath = ReadonlyMap<string, readonly Finding[]>

/** What the rules say of a case. */
export interface Findings {
  /** All of it, in the order of the rules. */
  readonly every: readonly Finding[]
  /** What is shown: all but that something is missing where nobody has been yet. */
  readonly all: readonly Finding[]
  readonly byPath: ByPath
  /** What is missing, shown or not: such a place is marked as required. */
  readonly missing: ByPath
  /** What is missing and not shown yet. */
  readonly waiting: readonly Finding[]
}

/** Which findings ask for something, and which of those are shown. */
export interface Showing {
  readonly isMissing: (finding: Finding) => boolean
  readonly isShown: (finding: Finding) => boolean
}

export const NOTHING_FOUND: Findings = {
  every: NONE,
  all: NONE,
  byPath: new Map(),
  missing: new Map(),
  waiting: NONE,
}

/** Nothing waits: what is read is shown as a whole. */
const WHOLE: Showing = { isMissing: () => false, isShown: () => true }

/** New findings; lists that say the same stay the same object, so that nothing is drawn anew. */
export function newFindings(
  before: Findings,
  every: readonly Finding[],
  { isMissing, isShown }: Showing = WHOLE
): Findings {
  const missing = every.filter(isMissing)
  const waiting = new Set(missing.filter((finding) => !isShown(finding)))
  const all = waiting.size === 0 ? every : every.filter((finding) => !waiting.has(finding))
  return {
    every,
    all,
    byPath: placed(before.byPath, all),
    missing: placed(before.missing, missing),
    waiting: [...waiting],
  }
}

function placed(before: ByPath, all: readonly Finding[]): ByPath {
  const next = new Map<string, Finding[]>()
  for (const finding of all) next.set(finding.path, [...(next.get(finding.path) ?? []), finding])
  return new Map([...next].map(([path, list]) => [path, same(before.get(path), list) ?? list]))
}

/** Those at one machine path. */
export function findingsAt(byPath: ByPath, path: string): readonly Finding[] {
  return byPath.get(path) ?? NONE
}

/**
 * Findings of some elements, those of the first one first. One that is told at a group, because
 * it is not about one row, is told of the element in every row.
 * @param before what was told last; it is told again while nothing has changed
 */
export function findingsOf(
  byPath: ByPath,
  paths: readonly string[],
  before: readonly Finding[] = NONE
): readonly Finding[] {
  const now = paths.flatMap((path) => [...findingsAt(byPath, path), ...aboveRows(byPath, path)])
  return same(before, now) ?? now
}

function aboveRows(byPath: ByPath, path: string): Finding[] {
  const steps = parsePath(path)
  const element = toId(steps.at(-1)!.key)
  return steps.slice(0, -1).flatMap(({ key }, index) => {
    const group = formatPath([...steps.slice(0, index), { key }])
    return findingsAt(byPath, group).filter((finding) => finding.element === element)
  })
}

function same(before: readonly Finding[] | undefined, after: readonly Finding[]) {
  if (!before || before.length !== after.length) return undefined
  const alike = before.every((each, index) => {
    const other = after[index]!
    return (
      each.rule === other.rule &&
      each.path === other.path &&
      each.severity === other.severity &&
      each.message.en === other.message.en
    )
  })
  return alike ? before : undefined
}
