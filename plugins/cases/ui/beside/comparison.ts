import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import type { Difference, RowsDifference, ValueDifference } from '#kernel/case/content/differences'
import { at } from '#kernel/case/content/element_path'
import { sameLeaf } from '#kernel/case/content/leaf'

/**
 * What differs between the state beside the form (before) and the form (after). A field hears only
 * of what happens at its own path, so that typing draws nothing anew that stays as it is.
 */
export class Comparison {
  #values = new Map<string, ValueDifference>()
  #rows = new Map<string, RowsDifference>()
  #form: CaseContent = {}
  #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** How many elements differ. */
  readonly count = () => this.#values.size

  /** What differs in one element. */
  at(path: string): ValueDifference | undefined {
    return this.#values.get(path)
  }

  /** Which rows of a group differ: came, went or moved. */
  rowsAt(group: string): RowsDifference | undefined {
    return this.#rows.get(group)
  }

  /** How many elements differ at or below a path. */
  countBelow(path: string): number {
    let count = 0
    for (const place of this.#values.keys()) if (isBelow(place, path)) count++
    return count
  }

  /** Whether anything differs at or below a path, rows included. */
  differsBelow(path: string): boolean {
    const places = [...this.#values.keys(), ...this.#rows.keys()]
    return places.some((place) => isBelow(place, path))
  }

  /** A row as the form holds it. */
  rowOfForm(path: string): Row | undefined {
    const found = at(this.#form, path)
    return isRows(found) ? undefined : (found as Row | undefined)
  }

  /** Takes what differs now; what says the same stays the same object. */
  set(found: readonly Difference[], form: CaseContent): void {
    const values = new Map<string, ValueDifference>()
    const rows = new Map<string, RowsDifference>()
    for (const each of found) {
      if (each.kind === 'value') values.set(each.path, sameValue(this.at(each.path), each) ?? each)
      else rows.set(each.path, sameRows(this.rowsAt(each.path), each) ?? each)
    }
    this.#values = values
    this.#rows = rows
    this.#form = form
    for (const listener of this.#listeners) listener()
  }
}

function isBelow(place: string, path: string): boolean {
  if (!place.startsWith(path)) return false
  return place.length === path.length || '.['.includes(place[path.length]!)
}

function sameValue(before: ValueDifference | undefined, after: ValueDifference) {
  const alike =
    before && sameLeaf(before.before, after.before) && sameLeaf(before.after, after.after)
  return alike ? before : undefined
}

function sameRows(before: RowsDifference | undefined, after: RowsDifference) {
  const alike =
    before &&
    String(before.before) === String(after.before) &&
    String(before.after) === String(after.after)
  return alike ? before : undefined
}
