import type { Tone } from '#resources/kit/tag'
import type { ImportItem } from './import_item'

/** What a row of the import says: what the report is while it waits, what became of it afterwards. */
export const outcomeTones = {
  'waiting': 'teal',
  'new': 'green',
  'follow-up': 'green',
  'skipped': 'grey',
  'refused': 'red',
  'cancelled': 'grey',
  'held': 'violet',
  'ask_new': 'amber',
  'ask_follow-up': 'amber',
  'ask_identical': 'amber',
  'ask_possible-duplicate': 'amber',
  'ask_unknown-nullification': 'amber',
  'ask_deleted-case': 'amber',
} as const satisfies Record<string, Tone>

export type Outcome = keyof typeof outcomeTones

/** The outcome of a report. One that went to a case which it matched is a follow-up of it. */
export function outcomeOf({ state, verdict, matches, caseId, waitsFor }: ImportItem): Outcome {
  if (state !== 'done' && state !== 'undecided') return state
  if (state === 'undecided' && waitsFor) return 'held'
  if (state === 'undecided')
    return `ask_${verdict === 'refused' || verdict === null ? 'new' : verdict}`
  return matches.some((match) => match.caseId === caseId) ? 'follow-up' : 'new'
}
