import type { Words } from '#kernel/language/words'

import type { Period } from '#plugins/sur/contract/periods'
import type { ReportKind, ReportStatus, SectionState } from '#plugins/sur/contract/periodic_report'
import type { Prose } from '#plugins/sur/contract/prose'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'

/** A person by name. */
export interface ShownPerson {
  readonly id: string
  readonly name: string
}

/** A report in the list of its kind. */
export interface ListedReport extends Period {
  readonly rbId: string
  readonly rsType: ReportKind
  readonly status: ReportStatus
  /** Sections that are through, and all of them. */
  readonly through: number
  readonly sections: number
  /** People who have not confirmed yet, while it is confirmed. */
  readonly waitsFor: readonly string[]
}

/** What the actor may do with a report as it stands. */
export interface MayOfReport {
  readonly write: boolean
  readonly handIn: boolean
  readonly confirm: boolean
  readonly sendBack: boolean
  readonly finish: boolean
}

/** A report with all that is written in it. */
export interface ShownReport extends Period {
  readonly rbId: string
  readonly rsType: ReportKind
  readonly status: ReportStatus
  readonly guideline: string
  readonly setup: PeriodicSetup
  readonly lead: string
  readonly writers: readonly ShownPerson[]
  readonly auditors: readonly (ShownPerson & { readonly hasConfirmed: boolean })[]
  readonly may: MayOfReport
  /** What keeps it from being handed in: sentences. */
  readonly missing: readonly Words[]
  readonly sections: readonly ShownSection[]
  readonly comments: readonly ShownComment[]
  readonly steps: readonly ShownStep[]
}

export interface ShownSection {
  readonly key: string
  readonly title: Words
  readonly help: Words
  readonly sentence: Words | null
  readonly isAppendix: boolean
  readonly state: SectionState
  readonly isCarriedOver: boolean
  readonly figuresChanged: boolean
  /** Tables stand below its text. */
  readonly hasTables: boolean
  readonly prose: Prose | null
  /** Its text in the report before; null where there is none. */
  readonly before: Prose | null
  readonly writerId: string | null
  readonly writerName: string | null
  readonly revision: number
  readonly updatedBy: string | null
  /** UTC */
  readonly updatedAt: string
}

export interface ShownComment {
  readonly seq: number
  readonly sectionKey: string
  readonly answersSeq: number | null
  readonly passage: string | null
  readonly comment: string
  readonly byName: string
  /** UTC */
  readonly at: string
  readonly resolvedBy: string | null
}

export interface ShownStep {
  readonly act: ReportStatus | 'confirmed'
  readonly reason: string | null
  readonly byName: string
  /** UTC */
  readonly at: string
}
