import type { CompiledCheck } from '#kernel/case/rules/compiled_check'
import type { ContentChange } from '#kernel/case/rules/content_changes'
import type { Instance, Instances } from '#kernel/case/rules/instances'

/** The places where changes may alter what a check finds; some may come twice. */
export function placesReached(
  check: CompiledCheck,
  changes: readonly ContentChange[],
  instances: Instances
): readonly Instance[] {
  const { groups, reads } = check
  const places: (readonly Instance[])[] = []
  for (const change of changes) {
    if (isReadFromAfar(change, check)) return instances.of(groups)
    if (reads.near.has(change.key)) {
      const depth = sharedDepth(change.groups, groups)
      if (depth === 0) return instances.of(groups)
      places.push(instances.within(groups, depth, change.around[depth]!))
    }
    const depth = change.groups.length + 1
    if (groups[depth - 1] === change.key)
      for (const row of change.added ?? []) places.push(instances.within(groups, depth, row))
  }
  return places.flat()
}

function isReadFromAfar({ key, groups }: ContentChange, { reads }: CompiledCheck): boolean {
  return reads.far.has(key) || groups.some((group) => reads.deep.has(group))
}

/** How many groups two places share from the outside: only places in the same rows see each other. */
function sharedDepth(one: readonly string[], other: readonly string[]): number {
  let depth = 0
  while (depth < one.length && one[depth] === other[depth]) depth++
  return depth
}
