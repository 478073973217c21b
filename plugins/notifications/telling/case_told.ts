import type { Words } from '#kernel/language/words'
import type { NoticeEvent } from '#plugins/notifications/contract'

/** Something that happened to a case, or that is so of it, of which people are to be told. */
export interface CaseTold {
  readonly event: NoticeEvent
  readonly caseId: string
  readonly caseNo: string
  /** What of the case it is, so that it is told once: a destination and a day. */
  readonly what: string
  readonly due?: string
  readonly days?: number
  readonly destination?: string
  /** Name of the node at which the case stands. */
  readonly step?: Words
}
