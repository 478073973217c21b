import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementCoverage } from '#kernel/case/forms/element_coverage'
import { messageTree } from '#plugins/e2b/message/message_tree'

/**
 * Which elements reader and writer reach, for `schema:check`. Left out by name are what a case
 * keeps for itself and regional elements whose place in the message no source tells.
 */
const messageCoverage: readonly ElementCoverage[] = [
  {
    layer: 'reader',
    elements: (catalogue) => reached(catalogue, (key, slotsOf) => slotsOf.has(key)),
    exempt: reasonsWithoutPlace,
  },
  {
    layer: 'writer',
    elements: (catalogue) => reached(catalogue, isWritten),
    exempt: reasonsWithoutPlace,
  },
]

export default messageCoverage

type Slots = ReturnType<typeof messageTree>['slotsOf']

function reached(catalogue: Catalogue, isReached: (key: string, slotsOf: Slots) => boolean) {
  const { slotsOf } = messageTree(catalogue)
  const ids = catalogue.elements.map(({ id }) => id)
  return ids.filter((id) => isReached(id.replaceAll('.', '_'), slotsOf))
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

function isWritten(key: string, slotsOf: Slots): boolean {
  return slotsOf.get(key)?.some(({ node }) => !node.readOnly) ?? false
}
