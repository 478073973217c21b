import type { Finding } from '#kernel/rules/finding'

const NONE: readonly Finding[] = []

/** Holds the findings of a case; a field hears only of those at its own path. */
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
      each.severity === other.severity &&
      each.message.en === other.message.en
    )
  })
  return alike ? before : undefined
}
