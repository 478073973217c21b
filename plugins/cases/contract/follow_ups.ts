import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { Leaf } from '#kernel/case/content/leaf'
import type { Change } from '#kernel/changes/change'

/** What is known of newer information on a case. */
export interface NewInformation {
  /** The day on which it came (C.1.5). */
  readonly received: Leaf | Row[] | undefined
  /** Numbers of other senders that came with it (C.1.9.1.r). */
  readonly numbers?: readonly Row[]
}

/** Newer information on a case opens its next version, whoever brings it. */
export abstract class CaseFollowUps {
  /**
   * Opens the version of a follow-up within a change of the act `case.follow_up_created`. Refuses with
   * 2604 an unknown case, with 6006 one that has to be archived before, with 1006 one that takes no
   * version, with 6007 one that lacks C.1.1, C.1.2 or C.1.8.1.
   * @param further what else the information brings into the content
   */
  abstract open(
    change: Change,
    caseId: string,
    news: NewInformation,
    further?: (content: CaseContent) => CaseContent
  ): Promise<{ readonly id: string; readonly caseNo: string }>
}
