import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Database } from '#kernel/database/database'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import TakeArrival from '#plugins/gateway/arrivals/take_arrival'
import { selectReceived } from '#plugins/gateway/records/arrivals'

/** A reading takes seconds; what is as old as this was cut off. */
const CUT_OFF = 5 * 60 * 1000

/** Reads what was kept and not read to the end: the process that took it was ended. */
@inject()
export default class ReadAgain {
  constructor(
    private database: Database,
    private taking: TakeArrival
  ) {}

  async handle(_data: unknown = {}, _signal?: AbortSignal, now = Date.now()): Promise<void> {
    const before = new Date(now - CUT_OFF)
    const rows = await actAs(systemIn(), () =>
      this.database.readCompany((trx) => selectReceived(trx, before))
    )
    for (const row of rows) {
      const { companyId, projectId, environment } = row
      const isOfProject = projectId !== null && environment !== null
      const actor = systemIn(isOfProject ? { companyId, projectId, environment } : undefined)
      try {
        await actAs(actor, () => this.taking.read(row))
      } catch (error) {
        logger.error({ err: error, arrival: row.id }, 'What came could not be read again')
      }
    }
  }
}
