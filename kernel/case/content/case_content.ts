import type { Leaf } from '#kernel/case/content/leaf'

export type { Leaf } from '#kernel/case/content/leaf'

/**
 * One entry of a repeating group. `id` is a UUID and stays the same through all revisions;
 * for E.i and G.k it is the identifier that joins events and drugs in the message.
 */
export interface Row {
  id: string
  [key: string]: Leaf | Row[] | string
}

/**
 * The content of one case: keys are E2B element numbers with `_` for `.`, repeating groups hold
 * rows under the group's key, groups that do not repeat are flat.
 */
export type CaseContent = { [key: string]: Leaf | Row[] }

/** The message header (N.1.*, N.2.r.*), kept beside the content: flat, leaves only. */
export type Envelope = { [key: string]: Leaf }

/** Whether something found in a content is a list of rows. */
export function isRows(thing: unknown): thing is Row[] {
  return Array.isArray(thing)
}
