import type { CaseDifference, CountedTable } from '#plugins/sur/contract/freeze'
import type { Series, SeriesCase } from '#plugins/sur/contract/series'
import type { SurTable } from '#plugins/sur/contract/tables'
import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'

const textOf = (value: unknown): string => new TextDecoder().decode(canonicalBytes(value))

/** What of a case is seen in a table. */
const seenOf = ({ out, source, arm, events, lines }: SeriesCase): string =>
  textOf({ out, source, arm, lines, events: events.map(({ since: _since, ...event }) => event) })

/** The cases that live data would count otherwise than a freeze does, in the order of their numbers. */
export function compareSeries(frozen: Series, live: Series): CaseDifference[] {
  const was = new Map(frozen.cases.map((one) => [one.caseId, one]))
  const is = new Map(live.cases.map((one) => [one.caseId, one]))
  const counts = (one: SeriesCase | undefined) => one !== undefined && one.out === null
  return [...new Map([...was, ...is]).values()]
    .flatMap(({ caseId, caseNo }): CaseDifference[] => {
      const [then, now] = [was.get(caseId), is.get(caseId)]
      if (!counts(then) && !counts(now)) return []
      if (!counts(then)) return [{ caseId, caseNo, why: 'new' }]
      if (!counts(now)) return [{ caseId, caseNo, why: 'gone' }]
      return seenOf(then!) === seenOf(now!) ? [] : [{ caseId, caseNo, why: 'changed' }]
    })
    .toSorted((a, b) => (a.caseNo < b.caseNo ? -1 : 1))
}

/** Keys of the sections that have a table whose rows are not those of the freeze before. */
export function changedSections(
  tables: readonly SurTable[],
  was: readonly CountedTable[],
  is: readonly CountedTable[]
): string[] {
  const rowsOf = (counted: readonly CountedTable[], key: string) =>
    textOf(counted.find((one) => one.key === key)?.rows ?? [])
  const changed = tables.filter(({ key }) => rowsOf(was, key) !== rowsOf(is, key))
  return [...new Set(changed.flatMap(({ sections }) => sections))]
}
