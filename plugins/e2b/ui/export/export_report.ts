import type { Answer } from '#resources/app/calls/call'

/** What an export of a case would leave out. */
export type ExportReport = Answer<'GET /cases/{caseId}/export'>

/** Everything that the message would not carry, as places to read. */
export function leftOut({ unmapped, unwritten }: ExportReport): string[] {
  return [...unwritten, ...unmapped.map(({ place }) => place)]
}
