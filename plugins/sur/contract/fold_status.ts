import type { ReportStatus } from '#plugins/sur/contract/periodic_report'

/** Something that happened to a report, in its order. */
export interface FoldedStep {
  readonly act: ReportStatus | 'confirmed'
  readonly byId: string
}

/** Where a report stands, and who has confirmed it since it was last handed in. */
export interface FoldedStatus {
  readonly status: ReportStatus
  readonly confirmedBy: readonly string[]
}

/** The status of a report follows from its steps; confirmations count from the last handing in. */
export function foldStatus(steps: readonly FoldedStep[]): FoldedStatus {
  let status: ReportStatus = 'writing'
  let confirmedBy: string[] = []
  for (const { act, byId } of steps) {
    if (act === 'confirmed') confirmedBy.push(byId)
    else {
      status = act
      if (act !== 'finished') confirmedBy = []
    }
  }
  return { status, confirmedBy }
}
