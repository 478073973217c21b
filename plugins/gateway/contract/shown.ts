import type { Words } from '#kernel/language/words'

import type {
  DeclareStatus,
  SubmissionAct,
  SubmissionState,
} from '#plugins/gateway/contract/submission'

/** How far a destination is set up: reports leave once it is in use; while in test only test reports do. */
export const destinationStages = ['set_up', 'in_test', 'tested', 'in_use'] as const

export type DestinationStage = (typeof destinationStages)[number]

/** A destination as screens name it. */
export interface NamedDestination {
  readonly id: string
  /** Short: `CDE`. */
  readonly code: string
  readonly name: string
  /** `CN`, `EU`, `US`, `JP`, `KR`. */
  readonly region: string
  /** Whether somebody uploads the file at a portal. */
  readonly isPortal: boolean
  readonly stage: DestinationStage
}

/**
 * What stands between a case and a destination. `to_confirm`: somebody has to say whether it goes there.
 * `not_required`: somebody said that it does not, with a reason. `due`: it is to be submitted. The rest is
 * the state of its latest submission there.
 */
export type DueState = 'to_confirm' | 'not_required' | 'due' | SubmissionState

/** A case at one destination: what is due there, or what became of it. */
export interface CaseAtDestination {
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: string
  readonly destination: NamedDestination
  readonly state: DueState
  /** yyyy-MM-dd; null where no clock runs or none is known. */
  readonly due: string | null
  /** Days left; less than 0 when it is late. */
  readonly days: number | null
  /** The latest submission of the case there, of whichever version. */
  readonly submissionId: string | null
  /** Version of the case that it carries. */
  readonly submittedVersion: number | null
  /** Its latest step. */
  readonly lastAct: SubmissionAct | null
  readonly lastAt: string | null
  /** How many remarks of the receiver are open. */
  readonly remarks: number
  /** Which acts the asker may do now; of each other one, why not. */
  readonly acts: Readonly<Record<SubmissionDeed, Words | null>>
}

/** What people do with a case at a destination. */
export const submissionDeeds = [
  ...(['confirm', 'refuse', 'submit', 'withdraw', 'close', 'resume'] as const),
  ...(['fetch', 'receipt', 'note'] as const),
] as const

export type SubmissionDeed = (typeof submissionDeeds)[number]

/** A step as the timeline shows it. */
export interface ShownStep {
  readonly seq: number
  readonly act: SubmissionAct
  /** Of a try: whether it left. */
  readonly hasLeft: boolean | null
  readonly at: string
  readonly actor: string | null
  /** What happened, in one sentence. */
  readonly sentence: Words
  /** Number of the catalogue, 2901 to 2908, where the step failed. */
  readonly code: number | null
  /** Something to download: the frozen message, the packed bytes, the receipt, the acknowledgement. */
  readonly artefact: {
    readonly name: string
    readonly size: number
    readonly sha256: string
  } | null
}

/** What a receiver says of a report. */
export interface ShownRemark {
  readonly id: string
  readonly destination: string
  readonly text: string
  /** The receiver cut the text off. */
  readonly isCut: boolean
  /** The rule of the receiver, where it names one. */
  readonly rule: string | null
  /** Path of the element in the case, `G_k[id].G_k_4_r[id].G_k_4_r_10_2b`; null where none is named. */
  readonly path: string | null
  /** How people write it: `G.k[1].4.r[2].10.2b`; null where none is named. */
  readonly place: string | null
  /** Name of the element; null where none is named. */
  readonly name: Words | null
  /** Page on which it is, by its name. */
  readonly page: string | null
  readonly severity: 'error' | 'warning'
  readonly isOpen: boolean
}

/** A submission with all that happened to it. */
export interface ShownSubmission {
  readonly id: string
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly revision: number
  readonly destination: NamedDestination
  readonly state: SubmissionState
  /** N.1.2 */
  readonly batchNumber: string
  readonly messageId: string
  readonly fileName: string
  readonly size: number
  readonly sha256: string
  readonly mic: string | null
  /** On which day it counts as submitted, by the rule of the destination; yyyy-MM-dd. */
  readonly submittedOn: string | null
  /** The next try, UTC. */
  readonly nextTry: string | null
  readonly steps: readonly ShownStep[]
  readonly remarks: readonly ShownRemark[]
}

/** What is known before a case goes to a destination. */
export interface SubmissionCheck {
  readonly destination: NamedDestination
  readonly revision: number
  /** Where nothing can be sent: why, with the number of the refusal (2405, 2703, 2706, 6011). */
  readonly refusal: { readonly code: number; readonly sentence: Words } | null
  readonly errors: readonly FoundBefore[]
  readonly warnings: readonly FoundBefore[]
}

export interface FoundBefore {
  readonly message: Words
  readonly path: string
  readonly place: string
  readonly page: string | null
}

/** An element of a message as people read it. */
export interface ReadableElement {
  /** Its number: `E.i[1].2.1b`. */
  readonly place: string
  readonly name: Words
  readonly value: Words
}

/** What the strip and the tab of a case show. */
export interface CaseDeclaration {
  readonly status: DeclareStatus
  readonly at: readonly CaseAtDestination[]
  readonly remarks: readonly ShownRemark[]
}

/** Something that came and belongs to no submission yet. */
export interface ShownArrival {
  readonly id: string
  readonly way: string
  readonly name: string
  readonly at: string
  readonly size: number
  readonly state: 'matched' | 'orphan' | 'repeated' | 'unreadable' | 'set_aside'
  /** The numbers that it names. */
  readonly names: readonly string[]
  readonly sentence: Words
}
