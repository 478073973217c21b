import type { Body } from '#tests/isolation/kit/body'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import { owner, takeBackLast } from '#tests/isolation/kit/ready'
import { told } from '#tests/isolation/kit/told'
import type { Visitor } from '#tests/isolation/kit/visitor'
import type { Filled } from '#tests/isolation/kit/world'

/** The case as it stands by now. */
async function revisionOf(caseId: string): Promise<Body> {
  const { revision } = await owner().from('cases').where({ id: caseId }).firstOrFail()
  return { revision, baseRevision: revision }
}

/** Writes that name the revision of the case of their address. */
const atRevision = ['cases.undo_creation', 'e2b.incoming.accept', 'narratives.write']

/** Writes that do nothing until a preview of them was seen. */
const previewed = ['configuration.copy.run', 'configuration.copy.company']

/**
 * Brings about what a write waits for. @returns what its body says beside the rest
 * @param whole what the body says by itself
 */
export async function makeReady(
  route: ListedRoute,
  visitor: Visitor,
  own: Filled,
  ids: readonly string[],
  named: Body,
  whole: Body
): Promise<Body> {
  await takeBackLast()
  await told.before[route.name]?.(own, ids, named, visitor)
  if (atRevision.includes(route.name)) return revisionOf(ids[0]!)
  if (!previewed.includes(route.name)) return {}
  const { data } = await visitor.ask(route, route.pattern, {}, whole)
  return { apply: data.digest }
}
