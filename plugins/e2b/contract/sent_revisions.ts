import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** What a receiver has of a case. */
export interface SentRevision {
  readonly revision: number
  /** Code of the destination. */
  readonly to: string
  /** yyyy-MM-dd, the day as of which it counts as submitted. */
  readonly day: string
}

/** Knows what of a case was sent last. */
export interface SentRevisions {
  /** Null where nothing of it has left. */
  last(caseId: string): Promise<SentRevision | null>
}

/** What was sent stands beside a message that follows a case up. */
export const sentRevisions = new ExtensionPoint<SentRevisions>('e2b.sent', 'one')
