import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { Database, type Reading } from '#kernel/database/database'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { caseProjections } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { ReportResult } from '#plugins/reports/contract'
import { countReport } from '#plugins/reports/counting/count_report'
import { reportNamed } from '#plugins/reports/counting/known_facts'
import { countingSql } from '#plugins/reports/counting/part_query'
import { selectCounts } from '#plugins/reports/records/count_parts'
import { getRun, type ReportRun, selectRunCases } from '#plugins/reports/records/report_runs'

/** What recounting a run found. */
export interface Recounted {
  readonly run: ReportRun
  /** From the revisions that were counted then. */
  readonly result: ReportResult
  readonly cases: number
  /** Each number is the same. */
  readonly isEqual: boolean
}

/** Facts that follow from contents, by the names by which reports read them. */
const shown = (table: string) =>
  table.endsWith('_facts') ? [`known_${table}`] : table === 'coded_places' ? [table] : []

/** Counts kept runs again, from the revisions of cases that stood behind them. */
@inject()
export default class Rerun {
  constructor(
    private database: Database,
    private reading: CaseReading
  ) {}

  /** Refuses with 1005 a run that is not there. */
  async handle(id: string): Promise<Recounted> {
    return this.database.read(async (trx) => {
      const run = await getRun(trx, id)
      const cases = await selectRunCases(trx, id)
      const facts = await this.#factsOf(cases)
      const result = await countReport(
        trx,
        await reportNamed(run.result.report),
        run.result.parameters,
        async (reads: Reading, query) => {
          const { sql, bindings } = countingSql(query)
          const inPlace = [...facts].map(
            ([name]) =>
              `${name} AS (SELECT * FROM jsonb_populate_recordset(NULL::${name}, ?::jsonb))`
          )
          return selectCounts(reads, {
            sql: `WITH ${inPlace.join(', ')} ${sql}`,
            bindings: [...[...facts.values()].map((rows) => JSON.stringify(rows)), ...bindings],
          })
        }
      )
      const isEqual = numbers(result) === numbers(run.result)
      return { run, result, cases: cases.length, isEqual }
    })
  }

  async #factsOf(cases: readonly { caseId: string; revision: number }[]) {
    const ids = cases.map(({ caseId }) => caseId)
    const registry = await app.container.make(PluginRegistry)
    const readers = await Promise.all(
      (await registry.collect(caseProjections))
        .filter(({ table }) => shown(table).length > 0)
        .map(async ({ table, reader }) => ({ name: shown(table)[0]!, read: await reader(ids) }))
    )
    const rows = new Map<string, object[]>(readers.map(({ name }) => [name, []]))
    for (const { caseId, revision } of cases) {
      const { content } = await this.reading.getRevision(caseId, revision)
      const save = (await this.reading.listRevisions(caseId)).find(
        (each) => each.revision === revision
      )!
      for (const { name, read } of readers) {
        rows
          .get(name)!
          .push(
            ...read(content, save.versionKind, caseId).map((row) => ({ case_id: caseId, ...row }))
          )
      }
    }
    return rows
  }
}

/** All that was counted; what things are called, and what time it took, is no number. */
const numbers = ({ parts }: ReportResult) =>
  JSON.stringify(
    parts.map(({ rows, cells, total, columns }) => [
      columns.map(({ value }) => value),
      rows.map((row) => [row.values, row.cells, row.total, row.days ?? null]),
      cells,
      total,
    ])
  )
