import type { RowsDifference } from '#kernel/case/content/differences'
import { formatPath, parsePath } from '#kernel/case/content/element_path'

/** Machine path of a row of a group. */
export function rowPath(group: string, row: string): string {
  const steps = parsePath(group)
  return formatPath([...steps.slice(0, -1), { key: steps.at(-1)!.key, row }])
}

/** Paths of the rows of a group that were added or removed. */
export function rowsThatCameOrWent({ path, before, after }: RowsDifference): string[] {
  const ids = [...new Set([...after, ...before])]
  return ids
    .filter((id) => !after.includes(id) || !before.includes(id))
    .map((id) => rowPath(path, id))
}
