import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { readMessage, type ReadReport } from '#plugins/e2b/message/reader'

/** The one report of a message. */
export function readReport(bytes: Uint8Array): ReadReport {
  const { reports } = readMessage(bytes, loadCatalogue())
  if (reports.length !== 1) throw new Error(`${reports.length} reports, not one`)
  return reports[0]
}
