import type { Difference } from '#kernel/content/differences'
import type { Leaf } from '#kernel/content/leaf'

/** An element that somebody else changed meanwhile. Rows of a group are told by their ids. */
export interface ConflictField {
  path: string
  element: string
  base: Leaf | string[] | null
  mine: Leaf | string[] | null
  theirs: Leaf | string[] | null
}

/** The answer when somebody else saved the page first. */
export interface Conflict {
  revision: number
  by: string
  at: string
  fields: ConflictField[]
}

/** The change that turns what was into what the other one wants. */
export function theirChange({ path, element, base, theirs }: ConflictField): Difference {
  if (isIds(base) || isIds(theirs)) {
    return {
      kind: 'rows',
      path,
      element,
      before: isIds(base) ? base : [],
      after: isIds(theirs) ? theirs : [],
    }
  }
  return { kind: 'value', path, element, before: base ?? undefined, after: theirs ?? undefined }
}

function isIds(value: ConflictField['base']): value is string[] {
  return Array.isArray(value)
}
