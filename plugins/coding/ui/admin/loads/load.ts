import type { Words } from '#kernel/language/words'

/** What is wrong with a release, and where. */
export interface LoadProblem {
  readonly file: string
  readonly line: number | null
  readonly says: Words
}

/** A load as the server shows it. */
export interface Load {
  readonly id: string
  readonly dictionary: string
  readonly fileName: string
  readonly state: 'waiting' | 'done' | 'refused'
  readonly startedByName: string
  readonly startedAt: string
  readonly endedAt: string | null
  readonly releaseId: string | null
  readonly problemCount: number
  readonly problems: readonly LoadProblem[]
  /** Null before it begins and when it is over. */
  readonly progress: {
    readonly stage: 'reading' | 'writing'
    readonly done: number
    readonly total: number
  } | null
}
