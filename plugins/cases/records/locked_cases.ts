import type { CaseRecord, LockedCase } from '#plugins/cases/contract'
import type { Laid } from '#plugins/cases/reading/laid'

/** What stands under a locked case, and what was laid over it for whoever locked it. */
interface Standing {
  readonly whole: CaseRecord
  readonly laid?: Laid
}

const standing = new WeakMap<LockedCase, Standing>()

/** A case whose row this change has locked, as it was given out. */
export function asLocked(given: CaseRecord, under: Standing): LockedCase {
  const locked = given as LockedCase
  standing.set(locked, under)
  return locked
}

/** What stands under it. Throws for anything else than what `lock` gave: nobody knows what it hides. */
export function standingOf(locked: LockedCase): Standing {
  const found = standing.get(locked)
  if (!found) throw new Error('A case is revised as `lock` gave it, not as a copy of that')
  return found
}
