/** Kinds of periodic report: `rsType` of the calls. */
export const reportKinds = ['DSUR', 'PSUR'] as const
export type ReportKind = (typeof reportKinds)[number]

/** The way of a report: it is written, confirmed by its auditors, finished for good. */
export const reportStatuses = ['writing', 'confirm', 'finished'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** How far a section is; `nothing` says that there is nothing to report in the period. */
export const sectionStates = ['open', 'writing', 'done', 'nothing'] as const
export type SectionState = (typeof sectionStates)[number]

/** A section is through when it needs no writer any longer. */
export const isThrough = (state: SectionState): boolean => state === 'done' || state === 'nothing'
