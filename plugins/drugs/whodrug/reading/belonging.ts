import type { FileProblems } from '#kernel/files/file_problems'

import {
  type ReleaseTables,
  type TableLine,
  unknown,
} from '#plugins/drugs/whodrug/reading/release_tables'

interface Gathered<Value> {
  readonly line: number
  readonly values: Value[]
  taken: boolean
}

/** What a table says of each product, until the product comes; what no product takes is a problem. */
export class Belonging<Value> {
  readonly #kept = new Map<string, Gathered<Value>>()

  /** @param read the product that a line speaks of and what it says; null when it says nothing */
  constructor(
    private tables: ReleaseTables,
    private table: string,
    read: (line: TableLine) => readonly [key: string, value: Value] | null
  ) {
    for (const each of tables.lines(table)) {
      const found = read(each)
      if (!found) continue
      const [key, value] = found
      const kept = this.#kept.get(key)
      if (kept) kept.values.push(value)
      else this.#kept.set(key, { line: each.line, values: [value], taken: false })
    }
  }

  /** What the table says of a product; several may take the same. */
  of(key: string): readonly Value[] {
    const kept = this.#kept.get(key)
    if (!kept) return []
    kept.taken = true
    return kept.values
  }

  /** Tells the first line of each product that is none. */
  tellOrphans(name: string, products: string, problems: FileProblems): void {
    const file = this.tables.nameOf(this.table)
    for (const [key, { line, taken }] of this.#kept) {
      if (!taken) problems.add(file, line, unknown(name, key, products))
    }
  }
}
