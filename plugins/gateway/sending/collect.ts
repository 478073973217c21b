import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import { findTransport } from '#plugins/gateway/connections/check_options'
import { Arrivals } from '#plugins/gateway/contract/arrivals'
import { SendingGate } from '#plugins/gateway/contract/sending'
import { Connections } from '#plugins/gateway/records/connections'

/**
 * Fetches the answers of receivers that do not bring them, each removed there once it is kept here; none while
 * sending is closed, since they are for the installation that sent.
 */
@inject()
export default class Collect {
  constructor(
    private connections: Connections,
    private gate: SendingGate
  ) {}

  async handle(): Promise<void> {
    if (!app.container.hasBinding(Arrivals as never)) return
    if (!(await this.gate.isOpen())) return
    const arrivals = await app.container.make(Arrivals)
    for (const { transport: name, ...connection } of await this.connections.allOpened()) {
      const transport = await findTransport(name)
      if (!transport?.collect) continue
      try {
        await transport.collect(connection, async (file, bytes) => {
          const arrived = { way: 'folder', name: file, bytes, connectionId: connection.id } as const
          await arrivals.take(arrived)
        })
      } catch (error) {
        logger.error({ err: error, connection: connection.id }, 'Answers cannot be collected')
      }
    }
  }
}
