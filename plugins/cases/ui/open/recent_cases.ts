import { keep, readKept } from '#resources/app/drafts/vault'
import type { Shell } from '#resources/app/shared_props'

/** A case that somebody had on the screen. */
export interface RecentCase {
  readonly id: string
  readonly caseNo: string
}

const MOST_KEPT = 8

/** Whose cases they are, and in which project: nobody else sees them. */
export const ownerOf = ({ user, project }: Pick<Shell, 'user' | 'project'>) =>
  `${user?.id} ${project?.id} ${project?.environment}`

/** The cases that somebody had on the screen of this browser, the newest first; sealed for them alone. */
export async function recentCases(owner: string): Promise<readonly RecentCase[]> {
  const kept = await readKept<RecentCase[]>(nameOf(owner))
  return kept?.value ?? []
}

/**
 * Remembers that a case is on the screen.
 * @param isStill asked before it is kept: is it still the one who is signed in?
 */
export async function rememberCase(
  owner: string,
  { id, caseNo }: RecentCase,
  isStill: () => boolean
): Promise<void> {
  const others = (await recentCases(owner)).filter((each) => each.id !== id)
  await keep(nameOf(owner), [{ id, caseNo }, ...others].slice(0, MOST_KEPT), isStill)
}

const nameOf = (owner: string) => `recent cases ${owner}`
