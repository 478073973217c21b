import type { ApplicationService } from '@adonisjs/core/types'

import { Database, type Reading } from '#kernel/database/database'
import { actAs, currentScope } from '#kernel/tenancy/actor'
import { asProject } from '#kernel/tenancy/as_project'
import { DictionaryLoading } from '#plugins/coding/contract/release'
import type { ReportDefinition } from '#plugins/reports/contract'
import { countReport } from '#plugins/reports/counting/count_report'
import { knownFacts, knownReports } from '#plugins/reports/counting/known_facts'
import { partQuery, type PartQuery, partsOf } from '#plugins/reports/counting/part_query'
import { type DemoDictionary, demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { say } from '../say.js'
import { fillFacts } from './fill_facts.js'

/** Times that each is counted. */
const TRIES = 7

/** A report beside the bare counting of the same facts. */
export interface MeasuredReport {
  readonly key: string
  readonly by: string
  readonly report: Times
  readonly bare: Times
}

export interface ReportResults {
  readonly cases: number
  readonly reports: readonly MeasuredReport[]
  readonly load: readonly [before: number, after: number]
}

/** Counts by each report, and in turn by a bare `count(*) … group by` over what it reads. */
export async function measureReports(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  cases: number
): Promise<ReportResults> {
  const before = load()
  const dictionary = demoDictionary()
  await bring(app, dictionary)
  say(`Making facts of ${cases} cases ...`)
  const data = await app.container.make(Database)
  // The environment in which nothing else is measured.
  return asProject('PH302', 1, async () => {
    await fillFacts(currentScope(), cases, dictionary)
    await database.settle()
    const reports: MeasuredReport[] = []
    for (const report of await knownReports())
      for (const { key: by } of report.choices) {
        say(`Counting by ${report.key} ${by} ...`)
        reports.push({ key: report.key, by, ...(await measure(data, report, by)) })
      }
    return { cases, reports, load: [before, load()] }
  })
}

async function measure(data: Database, report: ReportDefinition, by: string) {
  const known = await knownFacts()
  const queries = await Promise.all(
    partsOf(report, { by }).map((part) => partQuery(part, {}, known))
  )
  const times = { report: [] as number[], bare: [] as number[] }
  // The first of each is asked to fill what is remembered.
  for (let at = 0; at <= TRIES; at++) {
    const counted = await timed(() => data.read((trx) => countReport(trx, report, { by })))
    const bare = await timed(() => data.read((trx) => countBare(trx, queries)))
    if (at === 0) continue
    times.report.push(counted)
    times.bare.push(bare)
  }
  return { report: percentiles(times.report), bare: percentiles(times.bare) }
}

/** The numbers of all cells, and nothing else: no totals, no cases that stand in several rows. */
async function countBare(trx: Reading, queries: readonly PartQuery[]): Promise<void> {
  for (const { rows, column, from, counted } of queries) {
    const keys = [...rows, ...(column ? [column] : [])].map(({ sql }) => `(${sql})::text`)
    const statement = `SELECT ${keys.join(', ')}, count(*) FROM ${from} WHERE ${counted.sql}
      GROUP BY ${keys.map((_, at) => at + 1).join(', ')}`
    await trx.rawQuery(statement, [...counted.bindings] as never)
  }
}

async function bring(app: ApplicationService, dictionary: DemoDictionary) {
  const files = medAsciiFiles(dictionary, 'en').map(({ name, text }) => ({
    name,
    bytes: Buffer.from(text),
  }))
  const platform = {
    ...{ userId: null, name: 'Bench', permissions: new Set<string>(), isPlatform: true },
  }
  const loader = await app.container.make(DictionaryLoading)
  await actAs(platform, () => loader.bring(files, { fileName: dictionary.version }))
}
