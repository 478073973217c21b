import type { Why } from '#plugins/process/contract/acts'
import type { Standing } from '#plugins/process/contract/standing'

/** Key of the node at which what was entered is checked. */
export const QUALITY = 'QUALITY'

/** How severe it is that a value was entered wrong; `open` until somebody says it. */
export const errorSeverities = ['critical', 'major', 'minor', 'open'] as const

export type ErrorSeverity = (typeof errorSeverities)[number]

/**
 * Why somebody must not say how severe the errors of a case are; null where they may: who has the case at
 * the quality check. The server refuses by it, the browser shows by it what is offered.
 * @param pass why they must not submit it
 */
export const whyNotRate = ({ node }: Standing, pass: Why | null) =>
  node.key === QUALITY ? pass : ('not_at_quality' as const)
