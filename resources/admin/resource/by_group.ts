import type { Option } from '#kernel/fields/field'
import { say } from '#resources/app/language'

/** Options under their headings, in the order in which those come up; without one under ''. */
export function byGroup(options: readonly Option[]): [string, Option[]][] {
  return [...Map.groupBy(options, ({ group }) => say(group))]
}
