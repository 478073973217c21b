import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'

import type { LaidElement } from '#plugins/cases/contract/layers'

/** What is laid over one content, asked by place: a key, and the row that it stands in. */
export class Laid {
  readonly #rowsOf = new Map<string, Set<string | undefined>>()
  /** Taken away by some layer: no other shows anything there. */
  readonly #taken = new Set<string>()
  readonly #shown: { key: string; group: string; row?: string; leaf: Leaf }[] = []

  constructor(elements: readonly LaidElement[], catalogue: Catalogue) {
    for (const { element, row, shown } of elements) {
      const keys = keysBelow(element, catalogue)
      for (const key of keys) this.#rowsOf.set(key, (this.#rowsOf.get(key) ?? new Set()).add(row))
      if (shown === undefined) {
        for (const key of keys) this.#taken.add(`${key} ${row ?? ''}`)
        continue
      }
      const single = catalogue.element(element)
      if (!single || keys.length > 1) throw new Error(`A layer shows a leaf in place of ${element}`)
      const group = toKey(single.path.at(-1) ?? '')
      this.#shown.push({ key: toKey(single.id), group, row, leaf: shown })
    }
  }

  get keys(): ReadonlySet<string> {
    return new Set(this.#rowsOf.keys())
  }

  /** Nothing is laid over this content. */
  get isEmpty(): boolean {
    return this.#rowsOf.size === 0
  }

  /** Whether what stands at a key of a row (undefined: at the top) is not seen as it stands. */
  covers(key: string, row: string | undefined): boolean {
    const rows = this.#rowsOf.get(key)
    return rows !== undefined && (rows.has(undefined) || rows.has(row))
  }

  /** What is shown in a row of a group (at the top: the empty text) in place of what stands there. */
  shownIn(group: string, row: string | undefined): [string, Leaf][] {
    return this.#shown
      .filter((each) => each.group === group && (each.row === undefined || each.row === row))
      .filter(({ key }) => !this.#taken.has(`${key} `) && !this.#taken.has(`${key} ${row}`))
      .map(({ key, leaf }) => [key, leaf])
  }
}

/** Keys of an element, or of a heading or group with all that stands below it. */
function keysBelow(idOrKey: string, catalogue: Catalogue): string[] {
  const group = catalogue.group(idOrKey)
  if (!group && !catalogue.element(idOrKey)) {
    throw new Error(`A layer names ${idOrKey}, which is no element of the catalogue`)
  }
  const below = group && !group.single ? catalogue.childrenOf(group.id) : []
  return [toKey(idOrKey), ...below.flatMap(({ id }) => keysBelow(id, catalogue))]
}
