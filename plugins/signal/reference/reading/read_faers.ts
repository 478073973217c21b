import { basename } from 'node:path/posix'

import type { ZipItem } from '#kernel/files/read_zip'

import { wording } from '#plugins/signal/lang/server/wording'
import { FATAL, SERIOUS } from '#plugins/signal/reference/packed_reports'
import {
  type Cells,
  type ColumnNames,
  readDollarTable,
} from '#plugins/signal/reference/reading/dollar_table'
import { FaersCases } from '#plugins/signal/reference/reading/faers_cases'
import {
  countryCode,
  faersAgeGroup,
  sexOf,
  yearOf,
} from '#plugins/signal/reference/reading/faers_strata'
import { linesOf } from '#plugins/signal/reference/reading/lines_of'
import type { ReadingContext } from '#plugins/signal/reference/reading/reading_context'
import { ReportCollector } from '#plugins/signal/reference/reading/report_collector'

/** A file of an archive, with the name of the archive where there are several. */
export type FaersFile = Pick<ZipItem, 'name' | 'size' | 'open'>

/** Reports were numbered by ISR, cases by CASE before the last quarter of 2012. */
const keys = { primaryId: ['primaryid', 'isr'], caseId: ['caseid', 'case'] }
const columns = {
  demo: {
    ...keys,
    ...{ version: ['caseversion', 'foll_seq'], received: ['fda_dt'], first: ['init_fda_dt'] },
    ...{ age: ['age'], unit: ['age_cod'], group: ['age_grp'], sex: ['sex', 'gndr_cod'] },
    ...{ happened: ['occr_country'], reported: ['reporter_country'] },
  },
  drug: { ...keys, role: ['role_cod'], drug: ['drugname'], substances: ['prod_ai'] },
  reac: { ...keys, term: ['pt'] },
  outc: { ...keys, outcome: ['outc_cod'] },
}

/** Which table a file is by its name, as DEMO24Q1.txt; the others of a quarter are not read. */
const TABLE = /^(demo|drug|reac|outc)\d{2}q[1-4].*\.txt$/i
const DELETED = /delete.*\.txt$/i
type Table = keyof typeof columns

const tableOf = (name: string) =>
  TABLE.exec(basename(name))?.[1]?.toLowerCase() as Table | undefined

/** Whether a file of an archive is read. */
export const isOfFaers = (name: string): boolean =>
  tableOf(name) !== undefined || DELETED.test(name)

/**
 * Reads quarters of FAERS: the latest version of each case over all of them, without the cases that FDA
 * deleted. Drugs of the roles PS, SS and I are suspect or interacting, C is concomitant; rows with another
 * role are counted and left out. Tables are read one after the other, and line by line.
 */
export async function readFaers(
  files: readonly FaersFile[],
  context: ReadingContext
): Promise<ReportCollector> {
  const { problems } = context
  const collector = new ReportCollector()
  const of = (table: Table) => files.filter(({ name }) => tableOf(name) === table)
  for (const table of ['demo', 'drug', 'reac', 'outc'] as const)
    if (of(table).length === 0)
      problems.add('', null, wording('references.no_table', { table: table.toUpperCase() }))
  if (problems.total > 0) return collector
  collector.hasSeriousness = true
  const reports = await reportsOf(files, of('demo'), collector, context)
  const each = (
    table: Table,
    needed: readonly string[],
    take: (report: number, cell: Cells) => void
  ) =>
    readAll(of(table), { columns: columns[table], needed }, context, collector, (cell) => {
      const report = reports.find(cell('primaryId'))
      if (report !== undefined) take(report, cell)
    })
  await each('drug', ['role', 'drug'], (report, cell) => {
    const [role, name] = [cell('role').toUpperCase(), cell('drug')]
    if (!['PS', 'SS', 'I', 'C'].includes(role)) collector.count('orphans')
    else if (name === '') collector.count('emptyDrugs')
    else collector.drug(report, name, cell('substances'), role === 'C')
  })
  await each('reac', ['term'], (report, cell) => {
    const term = cell('term')
    if (term === '') collector.count('emptyTerms')
    else collector.term(report, term)
  })
  if (problems.total === 0 && collector.termRows === 0)
    problems.add(of('reac')[0]!.name, null, wording('references.no_term'))
  await each('outc', ['outcome'], (report, cell) => {
    const outcome = cell('outcome').toUpperCase()
    if (outcome !== '') collector.flag(report, outcome === 'DE' ? FATAL | SERIOUS : SERIOUS)
  })
  return collector
}

async function readAll(
  files: readonly FaersFile[],
  table: { readonly columns: ColumnNames; readonly needed: readonly string[] },
  context: ReadingContext,
  collector: ReportCollector,
  take: (cell: Cells) => void
): Promise<void> {
  const needed = ['primaryId', ...table.needed]
  for (const { name, open } of files) {
    const lines = await readDollarTable(name, await open(), { ...table, needed }, context, take)
    collector.count('lines', lines)
  }
}

async function reportsOf(
  files: readonly FaersFile[],
  demo: readonly FaersFile[],
  collector: ReportCollector,
  context: ReadingContext
) {
  const cases = new FaersCases()
  const needed = ['caseId', 'received'] as const
  await readAll(demo, { columns: columns.demo, needed }, context, collector, (cell) => {
    const age = faersAgeGroup(cell('age'), cell('unit'), cell('group'))
    const country = countryCode(cell('happened') || cell('reported'))
    const day = cell('received')
    const primaryId = cell('primaryId')
    if (primaryId === '') return collector.count('blankReports')
    cases.add(cell('caseId'), {
      ...{ primaryId, day, version: Number(cell('version')) || 0 },
      strata: [sexOf(cell('sex')), age, yearOf(cell('first') || day), country],
    })
  })
  for (const { name, open } of files.filter((file) => DELETED.test(file.name))) {
    if (tableOf(name) !== undefined) continue
    for await (const lines of linesOf(await open(), context.advance))
      for (const line of lines) {
        const caseId = line.split('$')[0]!.trim()
        if (/^\d+$/.test(caseId)) cases.delete(caseId)
      }
  }
  collector.count('older', cases.older)
  collector.count('deleted', cases.deleted)
  collector.count('blankCases', cases.blank)
  const numbers = new Map<string, number>()
  for (const { primaryId, strata } of cases.all()) numbers.set(primaryId, collector.add(strata))
  return {
    /** Rows of older and deleted versions are passed over; those of no version at all are counted. */
    find: (primaryId: string): number | undefined => {
      const found = numbers.get(primaryId)
      if (found === undefined && !cases.knows(primaryId)) collector.count('orphans')
      return found
    },
  }
}
