import { toId } from '#kernel/content/element_id'
import { formatPath, parsePath } from '#kernel/content/element_path'
import type { Finding } from '#kernel/rules/finding'

const NONE: readonly Finding[] = []

/** Holds the findings of a case; a field hears only of those at its own elements. */
export class FindingsStore {
  #all: readonly Finding[] = NONE
  #byPath = new Map<string, readonly Finding[]>()
  #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly all = () => this.#all
  readonly at = (path: string) => this.#byPath.get(path) ?? NONE
  /**
   * Findings of some elements, those of the first one first. One that is told at a group, because
   * it is not about one row, is told of the element in every row.
   * @param before what was told last; it is told again while nothing has changed
   */
  readonly of = (paths: readonly string[], before: readonly Finding[] = NONE) => {
    const now = paths.flatMap((path) => [...this.at(path), ...this.#aboveRows(path)])
    return same(before, now) ?? now
  }

  #aboveRows(path: string): Finding[] {
    const steps = parsePath(path)
    const element = toId(steps.at(-1)!.key)
    return steps.slice(0, -1).flatMap(({ key }, index) => {
      const group = formatPath([...steps.slice(0, index), { key }])
      return this.at(group).filter((finding) => finding.element === element)
    })
  }

  /** Takes new findings; lists that say the same stay the same object, so that nothing is drawn anew. */
  set(findings: readonly Finding[]) {
    const next = new Map<string, Finding[]>()
    for (const finding of findings) {
      next.set(finding.path, [...(next.get(finding.path) ?? []), finding])
    }
    const before = this.#byPath
    this.#byPath = new Map(
      [...next].map(([path, list]) => [path, same(before.get(path), list) ?? list])
    )
    this.#all = findings
    for (const listener of this.#listeners) listener()
  }
}

function same(before: readonly Finding[] | undefined, after: readonly Finding[]) {
  if (!before || before.length !== after.length) return undefined
  const alike = before.every((each, index) => {
    const other = after[index]!
    return (
      each.rule === other.rule &&
      each.path === other.path &&
      each.severity === other.severity &&
      each.message.en === other.message.en
    )
  })
  return alike ? before : undefined
}
