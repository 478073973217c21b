import type { PermissionLevel } from '#kernel/access/level'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Where something is put right: a screen, the list of a resource, or a row of it. */
export type Place =
  | { readonly screen: string; readonly query?: string }
  | { readonly resource: string; readonly id?: string }

/** Something that somebody should look at. */
export interface Attention {
  /** What it is, in one sentence that names how many and which. */
  readonly what: Words
  /** Absent where no screen puts it right. */
  readonly place?: Place
}

/** Finds what needs attention, for a home. */
export interface AttentionSource {
  /** Whose home tells it. */
  readonly level: PermissionLevel
  /** Who is told: who carries this, and may do something about it. */
  readonly permission: string
  /** In the company, project or platform of the moment; a few at most, the most pressing first. */
  readonly find: () => Promise<readonly Attention[]>
}

export const attentionSources = new ExtensionPoint<AttentionSource>('admin.attention')

/** Of things of one kind so many are named at most. */
export const MOST_NAMED = 5
