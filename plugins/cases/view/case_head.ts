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
import type { JsonSchema } from '#kernel/http/takes'

import { type CaseRecord, versionKinds } from '#plugins/cases/contract'
import type { CaseHead, CaseSummary } from '#plugins/cases/contract/case_head'
import { nodeKinds, type Process } from '#plugins/cases/contract/process'
import { summarisedTypes, summariseCase } from '#plugins/cases/records/summarise_case'

/** What the strip on top of a case shows; `node` is absent when the process has none of its status. */
export function caseHead(record: CaseRecord, process: Process): CaseHead {
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

/** Where the case is viewed a screen says more, which no call answers. */
type Answered = Omit<CaseHead, 'mayUndoCreation'>

/** Each by its name, with `?` behind one that may be absent. */
type Fields = {
  readonly [Key in keyof Answered as undefined extends Answered[Key] ? `${Key}?` : Key]: JsonSchema
}

const fields: Fields = {
  id,
  'caseNo': text,
  'version': whole,
  'versionKind': oneOf(...versionKinds),
  'revision': whole,
  'status': text,
  'node?': nodeAnswer,
  'schemaVersion': whole,
  'proposed': listOf(text),
  'createdAt': moment,
  'updatedAt': moment,
  'ownerName': orNull(text),
  ...(Object.fromEntries(
    [...summarisedTypes].map(([key, type]) => [key, orNull(type === 'number' ? whole : text)])
  ) as Readonly<Record<keyof CaseSummary, JsonSchema>>),
  'unmappedCount': whole,
}

/** The same as calls state it. */
export const headAnswer = has(fields)

const { status, ...always } = fields
/** The same of any revision: an earlier one does not say in which status the case was. */
export const headOfRevisionAnswer = has({ ...always, 'status?': status })
