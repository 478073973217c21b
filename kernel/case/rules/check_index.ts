import type { CompiledCheck } from '#kernel/case/rules/compiled_check'
import type { ContentChange } from '#kernel/case/rules/content_changes'

/** Which checks a change concerns, found by the key of what changed. */
export class CheckIndex {
  readonly #readers = new Map<string, CompiledCheck[]>()
  readonly #deepReaders = new Map<string, CompiledCheck[]>()
  readonly #members = new Map<string, CompiledCheck[]>()

  constructor(checks: readonly CompiledCheck[]) {
    for (const check of checks) {
      for (const key of check.reads.keys) add(this.#readers, key, check)
      for (const group of check.reads.deep) add(this.#deepReaders, group, check)
      for (const group of check.groups) add(this.#members, group, check)
    }
  }

  /** Checks with the changes that concern them: of what they read, of the rows they are made for. */
  concerned(changes: readonly ContentChange[]): Map<CompiledCheck, ContentChange[]> {
    const concerned = new Map<CompiledCheck, ContentChange[]>()
    for (const change of changes) {
      for (const check of this.#concernedBy(change)) {
        const known = concerned.get(check)
        if (known) known.push(change)
        else concerned.set(check, [change])
      }
    }
    return concerned
  }

  #concernedBy({ key, groups, added }: ContentChange): Set<CompiledCheck> {
    return new Set([
      ...(this.#readers.get(key) ?? []),
      ...(added ? (this.#members.get(key) ?? []) : []),
      ...groups.flatMap((group) => this.#deepReaders.get(group) ?? []),
    ])
  }
}

function add(index: Map<string, CompiledCheck[]>, key: string, check: CompiledCheck): void {
  const known = index.get(key)
  if (known) known.push(check)
  else index.set(key, [check])
}
