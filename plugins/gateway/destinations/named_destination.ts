import type { NamedDestination } from '#plugins/gateway/contract/shown'
import type { Destination } from '#plugins/gateway/records/destinations'

/** A destination as screens name it. */
export function namedDestination(destination: Destination): NamedDestination {
  const { id, code, name, region, connectionId, stage } = destination
  return { id, code, name, region, isPortal: connectionId === null, stage }
}
