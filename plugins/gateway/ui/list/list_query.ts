import type { Asked } from '#resources/app/calls/call'
import { submissionGroups, type SubmissionGroup } from '#plugins/gateway/ui/state/group_of'

/** What a list of submissions is narrowed by; the screen has it in its address. */
export interface ListQuery {
  readonly group?: SubmissionGroup
  /** Id of a destination. */
  readonly destination?: string
  /** Beginning of the number of a case. */
  readonly q?: string
  /** Day on which they are due, yyyy-MM-dd. */
  readonly day?: string
  /** Day as of which they count as submitted, yyyy-MM-dd. */
  readonly sent?: string
  /** Only those of which a receiver said something after their end. */
  readonly belated?: 'yes'
}

type Parameters = NonNullable<Asked<'GET /submissions'>['query']>

const names = ['destination', 'q', 'day', 'sent', 'belated'] as const satisfies (keyof Parameters)[]

/** Reads it from the query of an address; what is none of it is left out. */
export function queryFrom(search: string): ListQuery {
  const asked = new URLSearchParams(search)
  const group = submissionGroups.find((each) => each === asked.get('group'))
  const rest = names.flatMap((name) => {
    const value = asked.get(name)
    return value ? [[name, value] as const] : []
  })
  return { ...(group && { group }), ...Object.fromEntries(rest) }
}
