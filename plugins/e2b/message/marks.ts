import { isRows } from '#kernel/case/content/case_content'
import { isFilled } from '#kernel/case/content/leaf'
import type { Source } from '#plugins/e2b/message/message_writer'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { reachOf } from '#plugins/e2b/message/reach'

/** A mark that no node carries: only what is always there gets written. */
export const NOTHING = -1

/** Which nodes a row has something for: each row marks its own before it is written. */
export class Marks {
  readonly #marks: Int32Array
  #newest = 0

  constructor(size: number) {
    this.#marks = new Int32Array(size)
  }

  has(node: MessageNode, mark: number): boolean {
    return this.#marks[node.id] === mark
  }

  /** Marks the nodes that the row has something for; takes the mark, NOTHING when there are none. */
  markRow(start: MessageNode, row: Source): number {
    const { slots, starters } = reachOf(start)
    const mark = ++this.#newest
    let isAny = false
    const up = (node: MessageNode) => {
      isAny = true
      this.#markUp(node, start, mark)
    }
    for (const key in row) {
      const value = row[key]
      if (isRows(value)) {
        if (value.length > 0) starters.get(key)?.forEach((node) => up(node.parent!))
      } else if (isFilled(value)) slots.get(key)?.forEach(({ node }) => up(node))
    }
    return isAny ? mark : NOTHING
  }

  #markUp(node: MessageNode, start: MessageNode, mark: number) {
    for (let at = node; at !== start && !this.has(at, mark); at = at.parent!) {
      this.#marks[at.id] = mark
      if (at.position !== undefined) this.#markBefore(at, mark)
    }
  }

  /** A second given name needs a first one, if only an empty one, to be the second. */
  #markBefore({ parent, name, position }: MessageNode, mark: number) {
    for (const node of parent!.namesakes(name)) {
      if (node.position! < position!) this.#marks[node.id] = mark
    }
  }
}
