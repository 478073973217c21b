import type { Connection } from '#plugins/gateway/contract/transport'

/** Does with the folder of a connection what its partner does: for plugins that play a regulator. */
export abstract class FolderOtherSide {
  /** Gives each file that was put there, in the order of their names; it is removed once `take` has kept it. */
  abstract collect(
    connection: Connection,
    take: (name: string, bytes: Uint8Array) => Promise<void>
  ): Promise<void>
  /** Puts an answer into the folder from which answers are fetched. */
  abstract answer(connection: Connection, name: string, bytes: Uint8Array): Promise<void>
}
