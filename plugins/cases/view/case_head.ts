import type { CaseRecord } from '#plugins/cases/contract'
import type { Process } from '#plugins/cases/contract/process'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/** What the strip on top of a case shows; `node` is absent when the process has none of its status. */
export function caseHead(record: CaseRecord, process: Process) {
  const { content, envelope: _envelope, form: _form, unmapped, ...head } = record
  const node = process.find(record.status)
  return { ...head, node, ...summariseCase(content), unmappedCount: unmapped.length }
}
