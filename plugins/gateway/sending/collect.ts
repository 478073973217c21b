import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Arrivals } from '#plugins/gateway/contract/arrivals'
import { findTransport } from '#plugins/gateway/connections/check_options'
import { Connections } from '#plugins/gateway/records/connections'

/** Fetches the answers of receivers that do not bring them, each removed there once it is kept here. */
@inject()
export default class Collect {
  constructor(
    private connections: Connections,
    private arrivals: Arrivals
  ) {}

  async handle(): Promise<void> {
    for (const { transport: name, ...connection } of await this.connections.allOpened()) {
      const transport = await findTransport(name)
      if (!transport?.collect) continue
      try {
        await transport.collect(connection, async (file, bytes) => {
          const arrived = { way: 'folder', name: file, bytes, connectionId: connection.id } as const
          await this.arrivals.take(arrived)
        })
      } catch (error) {
        logger.error({ err: error, connection: connection.id }, 'Answers cannot be collected')
      }
    }
  }
}
