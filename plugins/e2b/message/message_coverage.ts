import type { Catalogue } from '#kernel/content/catalogue'
import type { ElementCoverage } from '#kernel/forms/element_coverage'
import { messageTree } from '#plugins/e2b/message/message_tree'

/**
 * Which elements reader and writer reach, for `schema:check`. Regional elements whose place in the
 * message no source tells are left out by name.
 */
export function messageCoverage(catalogue: Catalogue): ElementCoverage[] {
  const { slotsOf } = messageTree(catalogue)
  const exempt = () => Object.fromEntries(placeless(catalogue).map((id) => [id, REASON]))
  const covered = (isReached: (key: string) => boolean) => () =>
    catalogue.elements.map(({ id }) => id).filter((id) => isReached(id.replaceAll('.', '_')))
  return [
    { layer: 'reader', elements: covered((key) => slotsOf.has(key)), exempt },
    { layer: 'writer', elements: covered((key) => isWritten(key, slotsOf)), exempt },
  ]
}

const REASON = 'no source tells where this regional element stands in the message'

/** Elements that a message cannot carry as far as we know; an export says so when one is filled. */
function placeless(catalogue: Catalogue): string[] {
  return catalogue.elements
    .filter(({ place, profile }) => place === undefined && profile !== undefined)
    .map(({ id }) => id)
}

function isWritten(key: string, slotsOf: ReturnType<typeof messageTree>['slotsOf']): boolean {
  return slotsOf.get(key)?.some(({ node }) => !node.readOnly) ?? false
}
