/** What became of a message of regulator feedback data. */
export const feedbackStatuses = ['new', 'generated', 'invalid'] as const

export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** How a message was generated: as a case of its own, or as a new version of one that is there. */
export const feedbackDecisions = ['new', 'follow-up'] as const

export type FeedbackDecision = (typeof feedbackDecisions)[number]

/** Letters that the reason takes at most for which a message is invalid. */
export const LONGEST_REASON = 200

/** What is done with a message. */
export type FeedbackAct = 'generate' | 'set_aside' | 'take_back'

/** Why something cannot be done with a message: keys below `why` in lang/. */
export type WhyNot = 'generated' | 'invalid' | 'new'

/** Why something cannot be done with a message as it stands, or null where it can. Server and browser ask this. */
export function whyNot(act: FeedbackAct, status: FeedbackStatus): WhyNot | null {
  if (act === 'take_back') return status === 'invalid' ? null : status
  return status === 'new' ? null : status
}
