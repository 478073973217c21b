import type { Catalogue } from '#kernel/content/catalogue'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { ALLOWED } from '#tests/comparison/allowed_differences'
import { compareTrees, type TreeDifference } from '#tests/comparison/compare_trees'
import { plainTree } from '#tests/comparison/plain_tree'

/**
 * Reads a message, writes it, and compares both without the reader's help.
 * @returns what differs though neither the round trip tells it nor the list of differences without
 *   a fact allows it; throws the refusal of what is no readable message
 */
export function untoldDifferences(bytes: Uint8Array, catalogue: Catalogue): TreeDifference[] {
  using document = openMessage(bytes)
  const before = plainTree(document.toString())
  const { xml, unmapped, changes } = roundTrip(document, catalogue)
  const told = [...unmapped, ...changes].map(({ place }) => withoutPositions(place))
  return compareTrees(before, plainTree(xml)).filter(
    (difference) => !isTold(difference, told) && !isAllowed(difference)
  )
}

/** Whether a told place is that of the difference, or one above it. */
const isTold = ({ place }: TreeDifference, told: readonly string[]) => {
  const at = withoutPositions(place)
  return told.some((each) => at === each || at.startsWith(`${each}/`))
}

/** Each comparison counts equal elements in its own way. */
const withoutPositions = (place: string) => place.replace(/\[\d+\]/g, '')

const isAllowed = ({ kind, place, was, is }: TreeDifference) =>
  ALLOWED.some(
    (each) =>
      each.kind === kind &&
      each.place.test(withoutPositions(place)) &&
      (each.value === undefined || each.value.test(was ?? is ?? ''))
  )
