import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** What there is to do in an environment of a project. */
export interface OpenWork {
  /** Cases that are worked on still, as far as they were counted. */
  readonly open: number
  /** There are more than were counted. */
  readonly isMore: boolean
  /** Day on which the newest information was received (C.1.5); null without any. */
  readonly newestReceipt: string | null
}

/** Finds it in the scope of the moment; null where the actor sees no cases. */
export type FindOpenWork = () => Promise<OpenWork | null>

export const openWork = new ExtensionPoint<FindOpenWork>('tenancy.open_work', 'one')
