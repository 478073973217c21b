import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { FileProblems } from '#kernel/files/file_problems'
import { readZip } from '#kernel/files/read_zip'

import type { ReferenceCounts, ReferenceKind } from '#plugins/signal/contract/reference'
import { wording } from '#plugins/signal/lang/server/wording'
import type { ReferenceReports } from '#plugins/signal/reference/packed_reports'
import { type FaersFile, isOfFaers, readFaers } from '#plugins/signal/reference/reading/read_faers'
import { readTable } from '#plugins/signal/reference/reading/read_table'
import type {
  ReadingContext,
  ReferenceFile,
} from '#plugins/signal/reference/reading/reading_context'
import { ReportCollector } from '#plugins/signal/reference/reading/report_collector'

/** Two years of FAERS unpacked; tables of text pack well. */
const ZIP_LIMITS = { bytes: 16 * 1024 ** 3, entries: 1000, ratio: 1000, nested: 1 }

/** Reference data that were read, or what is wrong with the files: of those with a problem nothing is used. */
export interface ReadData {
  readonly problems: FileProblems
  readonly found: { readonly packed: ReferenceReports; readonly counts: ReferenceCounts } | null
}

/** How far reading is, in bytes. */
type Progress = (done: number, total: number) => Promise<void>

/**
 * Reads files of reference data as streams; the text of none is in memory as a whole.
 * @param progress told of every piece; what it rejects with ends the reading
 */
export async function readReference(
  kind: ReferenceKind,
  files: readonly ReferenceFile[],
  progress: Progress
): Promise<ReadData> {
  const problems = new FileProblems()
  const collector = await (kind === 'faers' ? ofArchives : ofTables)(files, problems, progress)
  if (problems.total === 0 && collector.termRows === 0)
    problems.add(files[0]!.name, null, wording('references.no_term'))
  if (problems.total > 0) return { problems, found: null }
  const found = collector.pack()
  if (found.counts.reports === 0)
    problems.add(files[0]!.name, null, wording('references.no_report'))
  return { problems, found: problems.total > 0 ? null : found }
}

async function ofArchives(
  files: readonly ReferenceFile[],
  problems: FileProblems,
  progress: Progress
): Promise<ReportCollector> {
  const tables: FaersFile[] = []
  for (const { name: archive, bytes } of files) {
    try {
      for await (const { name, size, open } of readZip(bytes, ZIP_LIMITS))
        if (isOfFaers(name))
          tables.push({ name: files.length > 1 ? `${archive}/${name}` : name, size, open })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.add(archive, null, messageOf(error))
    }
  }
  if (problems.total > 0) return new ReportCollector()
  const total = tables.reduce((sum, { size }) => sum + size, 0)
  return readFaers(tables, contextOf(problems, total, progress))
}

async function ofTables(
  files: readonly ReferenceFile[],
  problems: FileProblems,
  progress: Progress
): Promise<ReportCollector> {
  const collector = new ReportCollector()
  const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  const context = contextOf(problems, total, progress)
  for (const file of files) await readTable(file, collector, context)
  return collector
}

function contextOf(problems: FileProblems, total: number, progress: Progress): ReadingContext {
  let done = 0
  const advance = async (bytes: number) => {
    done += bytes
    await progress(done, Math.max(done, total))
  }
  return { problems, advance }
}
