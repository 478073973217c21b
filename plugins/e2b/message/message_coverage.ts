import type { Catalogue } from '#kernel/content/catalogue'
import type { ElementCoverage } from '#kernel/forms/element_coverage'
import { messageTree } from '#plugins/e2b/message/message_tree'

/**
 * Which elements reader and writer reach, for `schema:check`. Left out by name are what a case
 * keeps for itself and regional elements whose place in the message no source tells.
 */
export function messageCoverage(catalogue: Catalogue): ElementCoverage[] {
  const { slotsOf } = messageTree(catalogue)
  const exempt = () => reasonsWithoutPlace(catalogue)
  const covered = (isReached: (key: string) => boolean) => () =>
    catalogue.elements.map(({ id }) => id).filter((id) => isReached(id.replaceAll('.', '_')))
  return [
    { layer: 'reader', elements: covered((key) => slotsOf.has(key)), exempt },
    { layer: 'writer', elements: covered((key) => isWritten(key, slotsOf)), exempt },
  ]
}

/** Elements that a message cannot carry as far as we know; an export says when one is filled. */
function reasonsWithoutPlace(catalogue: Catalogue): Record<string, string> {
  const reasons: Record<string, string> = {}
  for (const { id, place, profile, keptHere } of catalogue.elements) {
    if (keptHere !== undefined) reasons[id] = keptHere.en
    else if (place === undefined && profile !== undefined) {
      reasons[id] = 'no source tells where this regional element stands in the message'
    }
  }
  return reasons
}

function isWritten(key: string, slotsOf: ReturnType<typeof messageTree>['slotsOf']): boolean {
  return slotsOf.get(key)?.some(({ node }) => !node.readOnly) ?? false
}
