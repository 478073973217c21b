import type { OpenChange } from '#kernel/changes/changes'
import { sha256Of } from '#kernel/files/file_store'

import type { MadePaper } from '#plugins/papers/contract'

/** The act under which a paper of a case leaves. */
const printedAct = (caseId: string) =>
  ({ name: 'case.printed', subject: { type: 'case', id: caseId } }) as const

/** Says in the trail of its case which paper leaves. */
export function recordPrinted(open: OpenChange, { caseId, facts, revision, bytes }: MadePaper) {
  const change = open(printedAct(caseId))
  const noted = { ...facts, revision, sha256: sha256Of(bytes) }
  for (const [name, value] of Object.entries(noted)) change.note(name, undefined, value)
}
