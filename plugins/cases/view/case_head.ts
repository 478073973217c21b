import {
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'

import type { CaseRecord } from '#plugins/cases/contract'
import { nodeKinds, type Process } from '#plugins/cases/contract/process'
import { summarisedTypes, summariseCase } from '#plugins/cases/records/summarise_case'

/** What the strip on top of a case shows; `node` is absent when the process has none of its status. */
export function caseHead(record: CaseRecord, process: Process) {
  const { content, envelope: _envelope, form: _form, unmapped, ...head } = record
  const node = process.find(record.status)
  return { ...head, node, ...summariseCase(content), unmappedCount: unmapped.length }
}

const nodeAnswer = has({
  'key': text,
  'name': words,
  'kind': oneOf(...nodeKinds),
  'opensOn?': text,
  'isCoded': truth,
})

const fields = {
  id,
  'caseNo': text,
  'version': whole,
  'versionKind': text,
  'revision': whole,
  'status': text,
  'node?': nodeAnswer,
  'schemaVersion': whole,
  'proposed': listOf(text),
  'createdAt': moment,
  'updatedAt': moment,
  'ownerName': orNull(text),
  ...Object.fromEntries(
    [...summarisedTypes].map(([key, type]) => [key, orNull(type === 'number' ? whole : text)])
  ),
  'unmappedCount': whole,
}

/** The same as calls state it. */
export const headAnswer = has(fields)

const { status, ...always } = fields
/** The same of any revision: an earlier one does not say in which status the case was. */
export const headOfRevisionAnswer = has({ ...always, 'status?': status })
