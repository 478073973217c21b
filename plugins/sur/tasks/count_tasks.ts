import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { findOpening } from '#plugins/sur/records/openings'
import { isOpen } from '#plugins/sur/opening/work_on_kind'
import { listReports } from '#plugins/sur/records/reports'
import { sectionsOf } from '#plugins/sur/records/sections'
import { findSetup } from '#plugins/sur/records/setups'
import { mayOf } from '#plugins/sur/reports/roles_of'

/** What waits for the actor: reports to write and reports to confirm. */
export interface TaskCounts {
  readonly dsurEditCount: number
  readonly dsurAuditCount: number
  readonly psurEditCount: number
  readonly psurAuditCount: number
}

/** Counts what waits for the actor in the project at hand. */
@inject()
export class CountTasks {
  constructor(private database: Database) {}

  /** Zero for a kind that the actor may not see, and for one that the company has not opened. */
  async handle(): Promise<TaskCounts> {
    const [dsur, psur] = [await this.#count('DSUR'), await this.#count('PSUR')]
    return {
      ...{ dsurEditCount: dsur.edit, dsurAuditCount: dsur.audit },
      ...{ psurEditCount: psur.edit, psurAuditCount: psur.audit },
    }
  }

  /** Both together, as the badge of the menu shows them. */
  async badge(kind: ReportKind): Promise<number> {
    const { edit, audit } = await this.#count(kind)
    return edit + audit
  }

  async #count(kind: ReportKind): Promise<{ edit: number; audit: number }> {
    if (!currentActor().permissions.has(kind)) return { edit: 0, audit: 0 }
    return this.database.read(async (trx) => {
      const none = { edit: 0, audit: 0 }
      if (!isOpen(await findOpening(trx), kind)) return none
      const setup = (await findSetup(trx, kind))?.values
      if (!setup) return none
      const open = (await listReports(trx, kind)).filter(({ status }) => status !== 'finished')
      for (const report of open) {
        const may = mayOf(report, setup, [...(await sectionsOf(trx, report.id)).values()])
        if (may.write) none.edit += 1
        if (may.confirm || may.finish) none.audit += 1
      }
      return none
    })
  }
}
