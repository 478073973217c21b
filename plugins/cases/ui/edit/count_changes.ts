import type { Difference } from '#kernel/case/content/differences'
import { rowsThatCameOrWent } from '#plugins/cases/ui/history/row_paths'

/**
 * How many changes people have made: an added or removed row counts once with all that stands in it, and so do
 * rows of a group that only changed places.
 * @param found as `differences` tells them: rows before what stands in them
 */
export function countChanges(found: readonly Difference[]): number {
  const rows: string[] = []
  let count = 0
  for (const each of found) {
    if (rows.some((row) => each.path.startsWith(`${row}.`))) continue
    const cameOrWent = each.kind === 'rows' ? rowsThatCameOrWent(each) : []
    rows.push(...cameOrWent)
    count += Math.max(cameOrWent.length, 1)
  }
  return count
}
