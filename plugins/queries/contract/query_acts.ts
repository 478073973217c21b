import type { QueryStatus } from './query.ts'

/** What may be done with a query that is there: send the draft, reply, ask again, close. */
export const queryActs = ['send', 'reply', 'ask_again', 'close'] as const

export type QueryAct = (typeof queryActs)[number]

/** What of a query decides who may do what. */
export interface HeldQuery {
  readonly status: QueryStatus
  readonly senderId: string
  readonly receiverId: string
}

/** Somebody with the right to queries. */
export interface QueryPerson {
  readonly userId: string | null
  /** Configures the project, and closes what its people have left open. */
  readonly administers: boolean
}

/** Why somebody may not do something with a query. */
export const reasons = [
  'is_closed',
  'is_sent',
  'is_draft',
  'awaits_reply',
  'is_replied',
  'not_sender',
  'not_receiver',
] as const

export type WhyNot = (typeof reasons)[number]

/** In which status each act is done. */
const from: Readonly<Record<QueryAct, readonly QueryStatus[]>> = {
  send: ['draft'],
  reply: ['sent'],
  ask_again: ['replied'],
  close: ['draft', 'sent', 'replied'],
}

/** What the status says to whoever comes with an act that belongs to another one. */
const standsIn: Readonly<Record<QueryStatus, (act: QueryAct) => WhyNot>> = {
  draft: () => 'is_draft',
  sent: (act) => (act === 'send' ? 'is_sent' : 'awaits_reply'),
  replied: (act) => (act === 'send' ? 'is_sent' : 'is_replied'),
  closed: () => 'is_closed',
}

/**
 * Why somebody may not do something with a query as it stands, or null when they may. The sender
 * sends, asks again and closes, the receiver replies; an administrator of the project closes whatever
 * was sent. Server and browser ask this alone.
 */
export function whyNot(act: QueryAct, query: HeldQuery, person: QueryPerson): WhyNot | null {
  if (!from[act].includes(query.status)) return standsIn[query.status](act)
  const isSender = person.userId === query.senderId
  if (act === 'reply') return person.userId === query.receiverId ? null : 'not_receiver'
  if (act === 'close' && person.administers && query.status !== 'draft') return null
  return isSender ? null : 'not_sender'
}

/** All that somebody may do with a query as it stands. */
export const actsOf = (query: HeldQuery, person: QueryPerson): readonly QueryAct[] =>
  queryActs.filter((act) => whyNot(act, query, person) === null)
