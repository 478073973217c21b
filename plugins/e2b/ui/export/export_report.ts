import { saidText } from '#kernel/case/content/said_text'
import type { Answer } from '#resources/app/calls/call'

/** What an export of a case would say and leave out, and what stands against it. */
export type ExportReport = Answer<'GET /cases/{caseId}/export'>

/** What of the case is exported, and with which header. */
export interface ExportWish {
  /** The latest when absent. */
  revision?: number
  header: 'project' | 'received'
}

/** Everything that the message would not carry, as places to read. */
export function leftOut({ unmapped, unwritten }: ExportReport): string[] {
  return [...unwritten, ...unmapped.map(({ place }) => place)]
}

/** Whether nothing can be exported so: the schema says no, or cannot be asked where it must be. */
export function isBarred({ schemaErrors, mustBeChecked }: ExportReport): boolean {
  return mustBeChecked || Boolean(schemaErrors?.length)
}

/** How many errors the rules find: with any, the export wants a reason. */
export const errorsIn = ({ findings }: ExportReport): number =>
  findings.filter(({ severity }) => severity === 'error').length

/** Where the file comes from. */
export function exportAddress(
  caseId: string,
  { header }: ExportWish,
  revision: number,
  reason: string
) {
  const query = new URLSearchParams({ revision: String(revision), header })
  if (saidText(reason)) query.set('reason', saidText(reason))
  return `/cases/${caseId}/e2b.xml?${query}`
}
