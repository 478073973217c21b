import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Days by destination, yyyy-MM-dd. */
export type DaysByDestination = Readonly<Record<string, string>>

/** Knows on which day the present version of a case was submitted to each destination. */
export interface SubmittedDays {
  /** Of cases of the scope; one of which nothing was submitted is left out. */
  of(caseIds: readonly string[]): Promise<ReadonlyMap<string, DaysByDestination>>
}

/** What completes a report counts from the day on which that was submitted. */
export const submittedDays = new ExtensionPoint<SubmittedDays>('deadlines.submitted')
