import { toId } from '#kernel/content/element_id'
import { formatPath, parsePath } from '#kernel/content/element_path'
import type { Finding } from '#kernel/rules/finding'

const NONE: readonly Finding[] = []

/** What the rules say of a case, in all and by the place that each is about. */
export interface Findings {
  readonly all: readonly Finding[]
  readonly byPath: ReadonlyMap<string, readonly Finding[]>
}

export const NOTHING_FOUND: Findings = { all: NONE, byPath: new Map() }

/** New findings; lists that say the same stay the same object, so that nothing is drawn anew. */
export function newFindings({ byPath: before }: Findings, all: readonly Finding[]): Findings {
  const next = new Map<string, Finding[]>()
  for (const finding of all) next.set(finding.path, [...(next.get(finding.path) ?? []), finding])
  const byPath = [...next].map(
    ([path, list]) => [path, same(before.get(path), list) ?? list] as const
  )
  return { all, byPath: new Map(byPath) }
}

/** Those at one machine path. */
export function findingsAt({ byPath }: Findings, path: string): readonly Finding[] {
  return byPath.get(path) ?? NONE
}

/**
 * Findings of some elements, those of the first one first. One that is told at a group, because
 * it is not about one row, is told of the element in every row.
 * @param before what was told last; it is told again while nothing has changed
 */
export function findingsOf(
  findings: Findings,
  paths: readonly string[],
  before: readonly Finding[] = NONE
): readonly Finding[] {
  const now = paths.flatMap((path) => [...findingsAt(findings, path), ...aboveRows(findings, path)])
  return same(before, now) ?? now
}

function aboveRows(findings: Findings, path: string): Finding[] {
  const steps = parsePath(path)
  const element = toId(steps.at(-1)!.key)
  return steps.slice(0, -1).flatMap(({ key }, index) => {
    const group = formatPath([...steps.slice(0, index), { key }])
    return findingsAt(findings, group).filter((finding) => finding.element === element)
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
