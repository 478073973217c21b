import { NOWHERE_SHOWN, type ShownMissing } from '#resources/forms/findings/shown_missing'

/** By case, as long as the window stays: whoever turns the page has checked the case all the same. */
const kept = new Map<string, ShownMissing>()

/** Where it is shown in this window that something is missing in a case. */
export const shownMissingOf = (caseId: string): ShownMissing => kept.get(caseId) ?? NOWHERE_SHOWN

export function keepShownMissing(caseId: string, shown: ShownMissing): void {
  kept.set(caseId, shown)
}
