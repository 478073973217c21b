import { randomUUID } from 'node:crypto'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import type { CaseState } from '#tests/faults/kit/case_state'
import type { Answer, HttpUser } from '#tests/faults/kit/http_user'
import { startImport, untilEnded, untilImported } from '#tests/faults/kit/import_reports'

/** One save of the patient page of one case, as it is sent and sent again. */
export interface Save {
  readonly caseId: string
  readonly initials: string
  readonly baseRevision: number
  readonly key: string
}

/** Saves of several cases, each on the revision that it stands at. */
export function savesOf(cases: ReadonlyMap<string, CaseState>, word: string): Save[] {
  return [...cases].map(([caseId, { revision }], index) => ({
    caseId,
    initials: `${word}-${index}`,
    baseRevision: revision,
    key: randomUUID(),
  }))
}

/** Sends a save as the editor does. */
export function sendSave(user: HttpUser, save: Save): Promise<Answer> {
  const { caseId, initials, baseRevision, key } = save
  return user.send('PUT', `/api/case/${caseId}/pages/patient`, {
    headers: { 'idempotency-key': key },
    json: { baseRevision, content: { D_1: initials } },
  })
}

/** Brings new cases in by an import; the server must work its jobs off itself. */
export async function bringCases(user: HttpUser, howMany: number): Promise<string[]> {
  const contents = Array.from({ length: howMany }, () =>
    reportContent({ C_1_1: `XX-FAULT-${randomUUID()}`, D_1: 'FIRST' })
  )
  const file = { name: 'cases.xml', bytes: makeMessage(...contents) }
  const importId = await startImport(user, [file])
  const items = await untilImported(user, importId)
  await untilEnded(user, importId)
  const ids = items.map(({ caseId }) => caseId)
  if (ids.includes(null)) throw new Error(`No case was made: ${JSON.stringify(items)}`)
  return ids as string[]
}

/** How a case stands after a save. */
export function afterSave(old: CaseState, { initials, baseRevision }: Save): CaseState {
  const revision = baseRevision + 1
  return {
    listed: revision,
    subject: initials,
    revision,
    revisions: old.revisions + 1,
    initials,
    lines: old.lines + 1,
    audited: initials,
    head: old.head + 1,
  }
}
