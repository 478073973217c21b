import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { FrozenRun } from '#plugins/sur/contract/freeze'
import type { SeriesCase } from '#plugins/sur/contract/series'
import type {
  ShownCase,
  ShownDifference,
  ShownFreeze,
  ShownTables,
} from '#plugins/sur/contract/shown_tables'
import type { SurTable } from '#plugins/sur/contract/tables'
import { compareRegisters } from '#plugins/sur/freezing/compare_registers'
import { compareSeries } from '#plugins/sur/freezing/compare_runs'
import { CountRun } from '#plugins/sur/freezing/count_run'
import { type FreezeHead, listFreezes, readFrozen } from '#plugins/sur/records/freezes'
import { findReport } from '#plugins/sur/records/reports'
import { findSetup } from '#plugins/sur/records/setups'
import { partOf } from '#plugins/sur/reports/roles_of'

/** The tables of reports as they are shown. */
@inject()
export class ReadTables {
  constructor(
    private database: Database,
    private runs: CountRun
  ) {}

  /** Frozen tables as they were kept, else live ones. Refuses with 1005 a report that is not there. */
  async show(id: string): Promise<ShownTables> {
    const now = today(await projectAtHand())
    const { report, setup, freezes, frozen } = await this.database.read(async (trx) => {
      const found = await findReport(trx, id)
      return {
        report: found,
        setup: (await findSetup(trx, found.kind))?.values ?? found.setup,
        freezes: await listFreezes(trx, found.id),
        frozen: await readFrozen(trx, found.id),
      }
    })
    const run = frozen?.run ?? (await this.runs.count(report))
    const { leads, writes } = partOf(setup)
    const isWritten = report.status === 'writing'
    const [last] = freezes
    const reading = last?.reading ?? null
    return {
      freeze: last ? shownFreeze(last) : null,
      freezes: freezes.map(shownFreeze),
      readBy: reading && { byName: reading.byName, at: reading.at.toISOString() },
      parameters: run.parameters,
      ...{ start: run.series.start, lockPoint: run.series.lockPoint },
      mayFreeze: isWritten && leads && now > report.period.lockPoint,
      mayRead: isWritten && writes && last !== undefined && reading === null,
      tables: tablesOf(run, await this.runs.tablesOf(report.kind)),
      cases: run.series.cases.map(shownCase),
    }
  }

  /** The cases and rows of registers that live data has otherwise; none where nothing is frozen. */
  async difference(id: string): Promise<ShownDifference> {
    const { report, frozen } = await this.database.read(async (trx) => {
      const found = await findReport(trx, id)
      return { report: found, frozen: await readFrozen(trx, found.id) }
    })
    if (!frozen) return { cases: [], entries: [] }
    const [was, is] = [frozen.run.series, (await this.runs.count(report)).series]
    return { cases: compareSeries(was, is), entries: compareRegisters(was, is) }
  }
}

/** A table that no plugin has any longer is shown by its key alone: its figures were kept. */
function tablesOf(run: FrozenRun, known: readonly SurTable[]): ShownTables['tables'] {
  return run.tables.map((counted) => {
    const found = known.find(({ key }) => key === counted.key)
    const name = { en: counted.key, zh: counted.key }
    const { title = name, source = name, rule = name, sections = [], isListing } = found ?? {}
    return { ...counted, title, source, rule, sections, isListing: isListing ?? false }
  })
}

function shownCase({
  events: _events,
  lines: _lines,
  source: _source,
  arm: _arm,
  revision: _revision,
  ...shown
}: SeriesCase): ShownCase {
  return shown
}

const shownFreeze = ({ reading: _reading, at, ...freeze }: FreezeHead): ShownFreeze => ({
  ...freeze,
  at: at.toISOString(),
})
