import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { CsvError, parse } from 'csv-parse'

import { findSeparator } from '#kernel/files/find_separator'

import { ageGroupOfYears, isAgeGroup } from '#plugins/signal/counting/age_group'
import { wording } from '#plugins/signal/lang/server/wording'
import { columnOf, headingOf, isHeading } from '#plugins/signal/reading/headings'
import { countryCode, sexOf, yearOf } from '#plugins/signal/reference/reading/faers_strata'
import type {
  ReadingContext,
  ReferenceFile,
} from '#plugins/signal/reference/reading/reading_context'
import type { ReportCollector } from '#plugins/signal/reference/reading/report_collector'

const UNKNOWN = 'unknown'
const UNKNOWN_STRATA = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]

/** Bytes by which it is found what a file is. */
const HEAD = 64 * 1024
const AT_ONCE = 64 * 1024

const isGzip = ({ bytes }: ReferenceFile) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The file as a stream, unpacked where it is packed with gzip. */
function opened(file: ReferenceFile, advance: (bytes: number) => Promise<void>): Readable {
  const pieces = async function* () {
    for (let at = 0; at < file.bytes.byteLength; at += AT_ONCE) {
      const piece = file.bytes.subarray(at, at + AT_ONCE)
      await advance(piece.byteLength)
      yield piece
    }
  }
  const plain = Readable.from(pieces(), { objectMode: false })
  if (!isGzip(file)) return plain
  const unpacked = createGunzip()
  // What is wrong with the file is met by who reads what was unpacked.
  pipeline(plain, unpacked).catch((error: Error) => unpacked.destroy(error))
  return unpacked
}

async function headOf(file: ReferenceFile): Promise<string> {
  let head = Buffer.alloc(0)
  for await (const piece of opened(file, () => Promise.resolve())) {
    head = Buffer.concat([head, piece as Uint8Array])
    if (head.byteLength >= HEAD) break
  }
  return head.toString('utf8').replace(/^\uFEFF/, '')
}

/** Which column of a table of reports is which; null where report, drug or event is none of them. */
function columnsOf(headings: readonly string[]) {
  const of = (name: string) => columnOf(headings, name)
  const [report, drug, event] = [of('report'), of('drug'), of('event')]
  if (report === undefined || drug === undefined || event === undefined) return null
  const age = ['age_group', 'age'].map((name) => headings.indexOf(name)).find((at) => at >= 0)
  return { report, drug, event, age, sex: of('sex'), year: of('year'), country: of('country') }
}

/** Whether a file begins like a table of reports. */
export async function beginsLikeReports(file: ReferenceFile): Promise<boolean> {
  const head = await headOf(file).catch(() => '')
  const [first = ''] = head.split(/\r?\n/)
  const cells = first.split(findSeparator(head, isHeading)).map((cell) => cell.replaceAll('"', ''))
  return columnsOf(cells.map(headingOf)) !== null
}

/**
 * Reads a table of reports into the collector, a row for each pair: report_id, drug, event, and sex, age group
 * or age in years, year and country where it has them. A row without a number of a report is left out: a blank
 * one is no report that rows have in common. Blank drugs and events are counted. A report whose rows
 * contradict each other has strata that are unknown.
 */
export async function readTable(
  file: ReferenceFile,
  collector: ReportCollector,
  { problems, advance }: ReadingContext
): Promise<void> {
  const delimiter = findSeparator(await headOf(file).catch(() => ''), isHeading)
  const parser = parse({ delimiter, bom: true, relax_column_count: true, info: true, trim: true })
  const reading = pipeline(opened(file, advance), parser)
  // A failure of the file ends the loop below with the same error.
  reading.catch(() => {})
  const reports = new Map<string, { readonly number: number; strata: readonly string[] }>()
  let columns: ReturnType<typeof columnsOf> = null
  let width = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<Row>) {
      if (columns === null) {
        columns = columnsOf(record.map(headingOf))
        width = record.length
        if (columns === null)
          return problems.add(file.name, 1, wording('reading.no_such_columns_reports'))
        continue
      }
      if (record.slice(width).some((cell) => cell !== '')) {
        const values = { found: record.length, width }
        problems.add(file.name, info.lines, wording('references.other_cells', values))
        continue
      }
      collector.count('lines')
      take(record, columns, reports, collector)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) {
      const { code } = error as { code?: string }
      if (!code?.startsWith('Z_')) throw error
      return problems.add(file.name, null, wording('reading.not_unpacked'))
    }
    const { lines } = error as unknown as { lines?: number }
    problems.add(file.name, lines ?? null, wording('references.no_csv'))
  }
}

interface Row {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function take(
  record: readonly string[],
  columns: NonNullable<ReturnType<typeof columnsOf>>,
  reports: Map<string, { readonly number: number; strata: readonly string[] }>,
  collector: ReportCollector
): void {
  const cell = (at: number | undefined) => (at === undefined ? '' : (record[at] ?? ''))
  const [id, drug, event] = [cell(columns.report), cell(columns.drug), cell(columns.event)]
  if (id === '') return collector.count('blankReports')
  const age = cell(columns.age)
  const strata = [
    sexOf(cell(columns.sex)),
    isAgeGroup(age) ? age : ((age === '' ? undefined : ageGroupOfYears(Number(age))) ?? UNKNOWN),
    yearOf(cell(columns.year)),
    countryCode(cell(columns.country)),
  ]
  const known = reports.get(id)
  const report = known ?? { number: collector.add(strata), strata }
  if (!known) reports.set(id, report)
  else if (known.strata !== UNKNOWN_STRATA && known.strata.join('\n') !== strata.join('\n')) {
    collector.count('contradictions')
    collector.setStrata(known.number, UNKNOWN_STRATA)
    known.strata = UNKNOWN_STRATA
  }
  if (drug === '') collector.count('emptyDrugs')
  else collector.drug(report.number, drug)
  if (event === '') collector.count('emptyTerms')
  else collector.term(report.number, event)
}
