import type { Answer } from '#resources/app/calls/call'

/** One save of a case. */
export type Revision = Answer<'GET /cases/{caseId}/revisions'>[number]

/** Two revisions to compare, whichever is the earlier one; 0 is the empty case before the first save. */
export interface Pair {
  from: number
  to: number
}

/** A revision with the one before it. */
export function pairOf(revisions: readonly Revision[], revision: number): Pair {
  const index = revisions.findIndex((save) => save.revision === revision)
  return { from: revisions[index + 1]?.revision ?? 0, to: revision }
}

/** A version as it stood last with the version before it; the first with the empty case. */
export function versionPair(revisions: readonly Revision[], version: number): Pair {
  const versions = versionsOf(revisions)
  const index = versions.findIndex((save) => save.version === version)
  return { from: versions[index + 1]?.revision ?? 0, to: versions[index]?.revision ?? 0 }
}

/** The pair one step up (to later saves) or down (to earlier ones); the same at the ends. */
export function stepped(revisions: readonly Revision[], { to }: Pair, step: 1 | -1): Pair {
  const index = revisions.findIndex((save) => save.revision === to) + step
  const next = revisions[Math.min(revisions.length - 1, Math.max(0, index))]
  return pairOf(revisions, next?.revision ?? to)
}

/** The last save of each version of the chain, the latest version first. */
export function versionsOf(revisions: readonly Revision[]): Revision[] {
  return revisions.filter(({ version }, index) => revisions[index - 1]?.version !== version)
}
