import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import type { ValuesOf } from '#kernel/fields/field'
import { currentScope } from '#kernel/tenancy/actor'

import type { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { type ConnectionToSetUp, GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { Connections } from '#plugins/gateway/records/connections'
import { Destinations } from '#plugins/gateway/records/destinations'

/** Sets up connections and destinations for plugins and commands. */
@inject()
export default class StoredSetUp extends GatewaySetUp {
  constructor(
    private connections: Connections,
    private destinations: Destinations
  ) {
    super()
  }

  async addConnection(open: OpenChange, connection: ConnectionToSetUp): Promise<string> {
    return this.connections.addWithin(open, connection)
  }

  async addDestination(values: ValuesOf<typeof destinationFields>): Promise<string> {
    const { id } = await this.destinations.create(values)
    await this.destinations.move(id, currentScope().environment === 1 ? 'in_use' : 'in_test')
    return id
  }

  async destinationCodes(): Promise<string[]> {
    return (await this.destinations.all()).map(({ code }) => code)
  }
}
