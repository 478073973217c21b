import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { type ChosenCases, type ListQuery, MOST_CHOSEN } from '#plugins/cases/contract/list_query'

/** What a call takes that does something to many cases: some of them, or all that the list finds. */
export const takesChosenCases = {
  caseIds: vine.array(vine.string().uuid()).maxLength(MOST_CHOSEN).optional(),
  /** What `GET /cases` takes; it is read as there. */
  found: vine.object({}).allowUnknownProperties().optional(),
}

/** The same, as it was sent. */
export interface SentChoice {
  readonly caseIds?: readonly string[]
  readonly found?: Readonly<Record<string, unknown>>
}

/**
 * Which are meant: none when nothing was sent, which `CaseReading.choose` refuses. Refuses with 2017 where
 * both were sent.
 */
export function chosenBy({ caseIds, found }: SentChoice): ChosenCases {
  if (found && caseIds) throw new kernelErrors.E_PARAMETER({ fields: ['caseIds', 'found'] })
  if (found) return { found: found as ListQuery }
  return { caseIds: caseIds ?? [] }
}
