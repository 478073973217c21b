import type { RunCounts } from '#plugins/coding/contract/coding_run'

export const noCounts: RunCounts = {
  ...{ cases: 0, changed: 0, coded: 0, exact: 0, normalised: 0, synonym: 0, left: 0, failed: 0 },
  ...{ removed: 0, touched: 0, archived: 0, notInUse: 0 },
}

/** Both together. */
export function addCounts(counts: Partial<RunCounts>, more: Partial<RunCounts>): RunCounts {
  const names = Object.keys(noCounts) as (keyof RunCounts)[]
  const sums = names.map((name) => [name, (counts[name] ?? 0) + (more[name] ?? 0)])
  return Object.fromEntries(sums) as Record<keyof RunCounts, number>
}
