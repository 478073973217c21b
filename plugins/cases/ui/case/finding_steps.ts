import type { Finding } from '#kernel/case/rules/finding'
import type { FindingGroup } from './findings_by_page'

/** What names a finding among those of a case. */
export const keyOfFinding = ({ rule, path, message }: Finding): string =>
  `${rule} ${path} ${message.en}`

/** The finding that one was led to last, and its place among all then. */
export interface LedTo {
  readonly key: string
  readonly at: number
}

/**
 * The finding to lead to next. What came after the last one comes next, also when that one is gone;
 * at first it is the first of the page at hand. At the ends it goes round.
 * @param by 1 or -1
 * @param page name of the page at hand
 */
export function nextFinding(
  groups: readonly FindingGroup[],
  last: LedTo | undefined,
  by: 1 | -1,
  page?: string
): { finding: Finding; led: LedTo } | undefined {
  const all = groups.flatMap(({ findings }) => findings)
  if (all.length === 0) return undefined
  const known = last ? all.findIndex((finding) => keyOfFinding(finding) === last.key) : -1
  const at = last
    ? (known === -1 ? last.at - (by === 1 ? 1 : 0) : known) + by
    : firstOf(groups, page)
  const to = ((at % all.length) + all.length) % all.length
  return ledTo(groups, all[to]!)
}

/** Notes that one was led to a finding. */
export function ledTo(groups: readonly FindingGroup[], finding: Finding) {
  const all = groups.flatMap(({ findings }) => findings)
  const key = keyOfFinding(finding)
  return { finding, led: { key, at: all.findIndex((each) => keyOfFinding(each) === key) } }
}

function firstOf(groups: readonly FindingGroup[], page: string | undefined): number {
  const here = groups.findIndex((group) => group.page?.page === page)
  if (here === -1) return 0
  return groups.slice(0, here).reduce((count, { findings }) => count + findings.length, 0)
}
