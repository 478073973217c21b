import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseCondition, CaseFilter } from '#plugins/cases/contract'
import { knownCaseFacts } from '#plugins/cases/contract/views'
import type { CellPlace, ReportDefinition } from '#plugins/reports/contract'
import { knownFacts, reportNamed } from '#plugins/reports/counting/known_facts'
import {
  cellSql,
  missingFacts,
  partQuery,
  type PartQuery,
  partsOf,
} from '#plugins/reports/counting/part_query'
import { notACell, readCell } from '#plugins/reports/filter/asked_cell'
import { getRun, RUN_CASES } from '#plugins/reports/records/report_runs'

/** Names of products and batches stand in it, whole. */
const LONGEST = 8000

/** The cases behind a number of a report, as they stand or as they were when a run was kept. */
const cellFilter: CaseFilter = {
  parameter: 'reportCell',
  longest: LONGEST,
  takes: {
    type: 'string',
    description:
      'The cases behind a number of a report, as JSON: the key of the `report` or the id of a kept `run`, its `parameters`, the `part`, the values of the `row`, and of the `column` in a list of one; null is unknown.',
  },
  async read(parameter) {
    const asked = await readCell(parameter)
    if (asked.run !== undefined) return ofRun(asked.run, asked.place)
    const query = await queryOf(await reportNamed(asked.report), asked.parameters, asked.place)
    const { sql, bindings } = cellSql(query, asked.place)
    const ofOne = { sql: `case_id IN (${sql})`, bindings }
    return condition(knownCaseFacts, query, ofOne)
  },
}

export default [cellFilter]

async function ofRun(id: string, place: CellPlace): Promise<CaseCondition> {
  const database = await app.container.make(Database)
  const { result } = await database.read((trx) => getRun(trx, id))
  const query = await queryOf(await reportNamed(result.report), result.parameters, place)
  const values = [
    ...place.row.map((value, at) => [`r${at + 1}`, value] as const),
    ...(place.column === undefined ? [] : [['k', place.column] as const]),
  ]
  const parts = values.map(([column, value]) =>
    value === null ? `${column} IS NULL` : `${column} = ?`
  )
  const ofOne = {
    sql: ['run_id = ?::uuid', 'part = ?', ...parts].join(' AND '),
    bindings: [id, place.part, ...values.flatMap(([, value]) => value ?? [])],
  }
  return condition(RUN_CASES, query, ofOne)
}

async function queryOf(
  report: ReportDefinition,
  parameters: Parameters<typeof partQuery>[1],
  { part: key, row, column }: CellPlace
): Promise<PartQuery> {
  const known = await knownFacts()
  const part = partsOf(report, parameters).find((each) => each.key === key)
  if (!part || missingFacts(part, known).length > 0) throw notACell()
  if (row.length > part.rows.length || (column !== undefined && part.column === undefined)) {
    throw notACell()
  }
  return partQuery(part, parameters, known)
}

function condition(
  table: string,
  { elements }: PartQuery,
  ofOne: CaseCondition['ofOne']
): CaseCondition {
  const { projectId, environment } = currentScope()
  return {
    ...{ table, ofOne, elements: [...new Set(elements)] },
    ofAll: {
      sql: `project_id = ? AND environment = ? AND ${ofOne.sql}`,
      bindings: [projectId, environment, ...ofOne.bindings],
    },
  }
}
