import type { OpenChange } from '#kernel/changes/changes'
import type { Environment } from '#kernel/tenancy/scope'

import type { destinationFields } from '#plugins/gateway/contract/destination_fields'
import type { ValuesOf } from '#kernel/fields/field'

/** A connection that a plugin or a file sets up. */
export interface ConnectionToSetUp {
  readonly name: string
  readonly transport: string
  readonly serves: Environment
  /** Sponsor or server of the company whose it is. */
  readonly sponsorId?: string | null
  readonly serverId?: string | null
  readonly options: Readonly<Record<string, string>>
  /** What is sealed, by its name. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** Sets up connections and destinations as people do, with the same refusals and lines of the trail. */
export abstract class GatewaySetUp {
  /** Adds a connection of the company at hand in a change of several; its id. */
  abstract addConnection(open: OpenChange, connection: ConnectionToSetUp): Promise<string>
  /** Adds a destination of the project and environment at hand, which takes reports at once; its id. */
  abstract addDestination(values: ValuesOf<typeof destinationFields>): Promise<string>
  /** Short names of the destinations of the project and environment at hand. */
  abstract destinationCodes(): Promise<readonly string[]>
}
