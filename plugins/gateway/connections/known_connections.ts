import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'

import { KnownConnections } from '#plugins/gateway/contract/connections'
import type { Connection } from '#plugins/gateway/contract/transport'
import { Connections } from '#plugins/gateway/records/connections'

/** What transports may know of connections, and the secrets that they make for them. */
@inject()
export default class StoredConnections extends KnownConnections {
  constructor(private connections: Connections) {
    super()
  }

  async find(
    transport: string,
    stated: Readonly<Record<string, string>> = {}
  ): Promise<Connection[]> {
    const found = await this.connections.openedOf(transport, stated)
    return found.map(({ transport: _, ...connection }) => connection)
  }

  async get(transport: string, id: string): Promise<Connection> {
    const found = isUuid(id) ? await this.connections.opened(id) : null
    if (found?.transport !== transport) throw new kernelErrors.E_DATA_NOT_FOUND()
    const { transport: _, ...connection } = found
    return connection
  }

  async seal(id: string, secrets: Readonly<Record<string, string | null>>): Promise<void> {
    await this.connections.seal(id, secrets)
  }
}
