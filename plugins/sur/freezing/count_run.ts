import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { FreezeParameters, FrozenRun } from '#plugins/sur/contract/freeze'
import { addDays, periodOf } from '#plugins/sur/contract/periods'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { Series } from '#plugins/sur/contract/series'
import { type SurTable, surTables } from '#plugins/sur/contract/tables'
import { readFrozen } from '#plugins/sur/records/freezes'
import { findOfPeriod, type ReportRow } from '#plugins/sur/records/reports'
import { findSetup } from '#plugins/sur/records/setups'
import { ReadEntries } from '#plugins/sur/registers/read_entries'
import { ReadSeries } from '#plugins/sur/series/read_series'
import { referencesOf } from '#plugins/sur/series/references_of'
import { countTables } from '#plugins/sur/tables/count_tables'

/** Counts the series and the tables of a report from the cases and the registers as they are now. */
@inject()
export class CountRun {
  constructor(
    private database: Database,
    private plugins: PluginRegistry,
    private series: ReadSeries,
    private entries: ReadEntries
  ) {}

  /** The tables of a kind of report, those of plugins among them. */
  async tablesOf(kind: ReportKind): Promise<SurTable[]> {
    return (await this.plugins.collect(surTables)).filter((table) => table.kind === kind)
  }

  async count(report: Pick<ReportRow, 'kind' | 'period' | 'setup'>): Promise<FrozenRun> {
    const { kind, period } = report
    const tables = await this.tablesOf(kind)
    const setup = (await this.database.read((trx) => findSetup(trx, kind)))?.values ?? report.setup
    const products = [setup.product, ...(setup.productNames ?? [])]
    const asked = { kind, products, meddraVersion: setup.meddraVersion }
    const { before, of } = await this.#before(report, asked)
    const { start, lockPoint } = period
    const { series, meddraVersion } = await this.series.read({
      ...asked,
      ...{ start, lockPoint, before },
    })
    const { timeZone } = await projectAtHand()
    const whole: Series = {
      ...series,
      registers: await this.entries.ofReport(period, before.registers),
      references: await referencesOf(period, products),
    }
    const versions = Object.fromEntries(tables.map(({ key, version }) => [key, version]))
    return {
      parameters: { products, meddraVersion, timeZone, tables: versions, before: of },
      ...{ series: whole, before, tables: countTables(tables, whole, before) },
    }
  }

  /** What the report before counted: its freeze, else its series counted again as of its lock point. */
  async #before(
    { kind, period, setup }: Pick<ReportRow, 'kind' | 'period' | 'setup'>,
    asked: { kind: ReportKind; products: readonly string[]; meddraVersion: string }
  ): Promise<{ before: Series; of: FreezeParameters['before'] }> {
    const lockPoint = addDays(period.start, -1)
    const last = period.ordinal - 1
    if (last === 0) {
      const none = { cases: [], names: {}, socs: [], heads: {} }
      const before = { start: lockPoint, lockPoint, ...none }
      return { before, of: { of: 'none', sha256: null } }
    }
    const frozen = await this.database.read(async (trx) => {
      const report = await findOfPeriod(trx, kind, last)
      return report && readFrozen(trx, report.id)
    })
    if (frozen) return { before: frozen.run.series, of: { of: 'freeze', sha256: frozen.digest } }
    const { start } = periodOf(setup, last)
    const { series } = await this.series.read({ ...asked, start, lockPoint, before: null })
    const registers = await this.entries.ofReport({ start, lockPoint }, undefined)
    return { before: { ...series, registers }, of: { of: 'recount', sha256: null } }
  }
}
