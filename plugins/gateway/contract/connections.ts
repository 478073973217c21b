import type { Connection } from '#plugins/gateway/contract/transport'

/** The connections of the company at hand; to the system those of all companies. */
export abstract class KnownConnections {
  /**
   * Those of a transport, with secrets opened.
   * @param stated only those whose options, which are not secret, are these
   */
  abstract find(
    transport: string,
    stated?: Readonly<Record<string, string>>
  ): Promise<readonly Connection[]>
  /** One of a transport, with secrets opened. Refuses with 1005 where there is none with that id. */
  abstract get(transport: string, id: string): Promise<Connection>
  /** Seals secrets of a connection that a transport makes itself; null takes one away. */
  abstract seal(id: string, secrets: Readonly<Record<string, string | null>>): Promise<void>
}
