import type { Change } from '#kernel/changes/change'

import type { CaseRecord, IdentifierMatch, LockedCase } from '#plugins/cases/contract'

/**
 * Cases as they stand, whoever acts: for what brings contents from outside and shows nothing of
 * those that are there. A wall names who may ask.
 */
export abstract class WholeCases {
  /** Refuses with 2604 when this project has none with that id, with 2602 a deleted one. */
  abstract get(caseId: string): Promise<CaseRecord>
  /** Cases that were deleted are among them. */
  abstract findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]>
  /** The whole case, locked; what is written with it replaces what the actor does not see, too. */
  abstract lock(change: Change, caseId: string): Promise<LockedCase>
}
