import type { CaseContent } from '#kernel/case/content/case_content'

import type { VersionKind } from '#plugins/cases/contract'

/** What the facts of an event say of one version (`knownEventFacts`). */
export interface EventFacts {
  readonly rowId: string
  readonly reported: string | null
  readonly meddraVersion: string | null
  /** Of the lowest level term. */
  readonly meddraCode: number | null
  readonly serious: 'yes' | 'no' | null
  /** Criterion a: it led to death. */
  readonly fatal: boolean
}

/** What the facts of a drug and an event say of one version (`knownPairFacts`). */
export interface PairFacts {
  readonly drugPosition: number
  readonly eventPosition: number
  readonly role: string | null
  readonly reporterResult: string | null
  readonly companyResult: string | null
}

/** The facts of one version of a case, by the same functions as the views of the latest revision. */
export interface FactsOfVersion {
  readonly reportType: string | null
  readonly studyType: string | null
  readonly reportCategory: string | null
  readonly country: string | null
  readonly hasProduct: boolean
  readonly hasEvent: boolean
  readonly isNullified: boolean
  /** In their order; positions of pairs count from 1. */
  readonly events: readonly EventFacts[]
  readonly pairs: readonly PairFacts[]
}

/** Counts facts of a version that is not the latest one. It reads nothing: the content is given. */
export abstract class VersionFacts {
  abstract of(content: CaseContent, kind: VersionKind): Promise<FactsOfVersion>
}
