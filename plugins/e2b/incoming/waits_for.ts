import type { Process } from '#plugins/cases/contract/process'
import { type WhyNoVersion, whyNoVersion } from '#plugins/cases/contract/versions'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'

/**
 * Why a message that waits cannot go into the case that it follows up; null where it can, or follows
 * none. It is held until then, and released by nothing but the case: whoever archives it.
 */
export function waitsFor(
  { state, follows, brings, followed }: ImportItem,
  { find, followsArchived }: Pick<Process, 'find' | 'followsArchived'>
): WhyNoVersion | null {
  if (state !== 'undecided' || !follows || !brings || !followed) return null
  const { status, ...chain } = followed
  const isArchived = find(status)?.kind === 'ended'
  return whyNoVersion(brings, { ...chain, isArchived }, followsArchived)
}
