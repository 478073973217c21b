import { type HeldRow, ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { oneOf } from '#kernel/http/answers'
import { currentScope } from '#kernel/tenancy/actor'

import { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { type DestinationStage, destinationStages } from '#plugins/gateway/contract/shown'
import { GatewayDestinationSchema } from '#plugins/gateway/database/schema'
import { fileNameFault } from '#plugins/gateway/destinations/file_name'
import { stageFault } from '#plugins/gateway/destinations/stages'
import { wording } from '#plugins/gateway/lang/server/wording'

type Values = ValuesOf<typeof destinationFields>

/** A destination as it is kept, with how far it is set up. */
export type Destination = ResourceRow<typeof destinationFields> & {
  readonly stage: DestinationStage
}

/** A destination as it is kept. */
class DestinationRow extends GatewayDestinationSchema {
  static table = 'gateway_destinations'
}

/** Submissions that are neither answered nor ended. */
const OPEN = ['queued', 'waiting', 'sent', 'portal', 'delivered']

/** The destinations of the project and environment at hand. */
export class Destinations extends ResourceRecords<typeof destinationFields> {
  readonly table: ResourceTable<typeof destinationFields> = {
    type: 'gateway_destination',
    model: DestinationRow,
    fields: destinationFields,
    search: ['code', 'name', 'authority'],
    shown: { stage: { is: oneOf(...destinationStages) } },
    unique: {
      gateway_destinations_code: { field: 'code', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected ownerColumns() {
    const { companyId, projectId, environment } = currentScope()
    return { companyId, projectId, environment }
  }

  protected async beforeCreate({ trx }: Change, values: Values): Promise<void> {
    await refuseUnfit(trx, values)
  }

  /** What leaves goes on to the place for which it was packed. */
  protected async beforeChange(
    { trx }: Change,
    { id, connectionId }: ResourceRow<typeof destinationFields>,
    values: Values
  ): Promise<void> {
    await refuseUnfit(trx, values)
    if (values.connectionId !== connectionId)
      await refuseUnderWay(trx, id, wording('destinations.leaves'))
  }

  protected async beforeRemove(
    { trx }: Change,
    { id }: ResourceRow<typeof destinationFields>
  ): Promise<void> {
    await refuseUnderWay(trx, id, wording('destinations.in_use'))
  }

  /** All of them, by their short names. */
  async all(): Promise<Destination[]> {
    return this.database.readCompany(async (trx) => {
      const rows = await this.rows(trx).orderBy('code').orderBy('id')
      return rows.map((row) => this.record(row) as Destination)
    })
  }

  /** The same of one that may have been deleted since. */
  async known(id: string): Promise<Destination> {
    return this.database.readCompany(async (trx) => {
      const row = await this.table.model.query({ client: trx }).where({ id }).firstOrFail()
      return this.record(row) as Destination
    })
  }

  /** The destination; refuses with 1005 when the project has none with that id. */
  async at(id: string): Promise<Destination> {
    return (await this.get(id)) as Destination
  }

  /**
   * Says how far a destination is set up. Refuses with 1005 an unknown one, with 2017 a stage that does not
   * follow from the present one, and one that needs a reason and has none.
   */
  async move(id: string, stage: DestinationStage, reason?: string): Promise<void> {
    const subject = { type: 'gateway_destination', id }
    const act = { name: 'gateway_destination.moved', subject, reason } as const
    await this.changes.record(act, async (change) => {
      const row = (await this.hold(change, id)) as HeldRow & DestinationRow
      const fault = stageFault(row.stage as DestinationStage, stage, {
        isFormal: currentScope().environment === 1,
        hasReason: reason !== undefined,
      })
      if (fault) throw new kernelErrors.E_PARAMETER({ detail: fault })
      change.note('stage', row.stage, stage)
      await this.rewrite(row, { stage })
    })
  }

  /** Writes a destination as it is given, in a change of several. */
  async writeWithin(open: OpenChange, values: Values, there?: Destination): Promise<void> {
    if (there) await this.changeWithin(open, there.id, { ...values, revision: there.revision })
    else await this.createWithin(open, values)
  }
}

/**
 * Refuses with 2017 a file name that would not tell messages apart, and a connection that the company does
 * not have or that serves the other environment.
 */
async function refuseUnfit(
  trx: Trx,
  { fileName, connectionId, remindHours, escalateHours }: Values
) {
  const fault = fileNameFault(fileName)
  if (fault) throw refusal('fileName', fault)
  if (Number(escalateHours) < Number(remindHours)) {
    throw refusal('escalateHours', wording('destinations.escalates_before'))
  }
  if (!connectionId) return
  const found = await trx
    .from('gateway_connections')
    .where({ id: connectionId })
    .whereNull('removed_at')
    .select('serves')
    .first()
  if (!found) throw refusal('connectionId', wording('destinations.no_connection'))
  if (found.serves !== currentScope().environment) {
    throw refusal('connectionId', wording('destinations.other_environment'))
  }
}

async function refuseUnderWay(trx: Trx, id: string, detail: ReturnType<typeof wording>) {
  const found = await trx
    .from('submissions')
    .where({ destination_id: id })
    .whereIn('state', OPEN)
    .first()
  if (found) throw new kernelErrors.E_DATA_STATUS({ detail })
}

const refusal = (field: string, message: ReturnType<typeof wording>) =>
  new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
