import { toKey } from '#kernel/case/content/element_id'
import { parsePath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'

/** Where it is shown that something is missing; anywhere else it is marked as required, no more. */
export interface ShownMissing {
  /** Somebody asked for a check of the case. */
  readonly everywhere: boolean
  /** Machine paths of elements that were left empty. */
  readonly left: ReadonlySet<string>
}

export const NOWHERE_SHOWN: ShownMissing = { everywhere: false, left: new Set() }

/** The same once these elements have been left empty; the same object where that is known. */
export function alsoLeft(shown: ShownMissing, paths: readonly string[]): ShownMissing {
  if (paths.every((path) => shown.left.has(path))) return shown
  return { ...shown, left: new Set([...shown.left, ...paths]) }
}

/**
 * Whether it is shown that something is missing. What is said at a group of an element in it is shown
 * once the element was left empty in a row.
 */
export function isShown({ everywhere, left }: ShownMissing, { path, element }: Finding): boolean {
  if (everywhere || left.has(path)) return true
  const key = toKey(element)
  if (parsePath(path).at(-1)!.key === key) return false
  return [...left].some((each) => each.startsWith(`${path}[`) && each.endsWith(`.${key}`))
}
