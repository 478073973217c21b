/** What is missing of the searches of a product. */
export const coverageWarnings = ['no_task', 'few_home', 'few_abroad'] as const

export type CoverageWarning = (typeof coverageWarnings)[number]

/** Why days are not covered. */
export const holeCauses = ['failed', 'running', 'waiting', 'overdue', 'paused', 'missing'] as const

export type HoleCause = (typeof holeCauses)[number]
