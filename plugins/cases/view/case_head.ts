import type { CaseRecord } from '#plugins/cases/contract'
import { summariseCase } from '#plugins/cases/records/summarise_case'

/** What the strip on top of a case shows. */
export function caseHead(record: CaseRecord) {
  const { content, envelope: _envelope, form: _form, unmapped, ...head } = record
  return { ...head, ...summariseCase(content), unmappedCount: unmapped.length }
}
