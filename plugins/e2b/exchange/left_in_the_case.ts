import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { sameLeaf } from '#kernel/case/content/leaf'

import { messageTree } from '#plugins/e2b/message/message_tree'

type Level = CaseContent | Row

/**
 * A case without what no message can carry, to compare it with one that came in a message: what
 * the case keeps for itself, and regional elements without a known place.
 */
export function asInMessage(content: CaseContent, catalogue: Catalogue): CaseContent {
  return carriedOf(content, carriedIn(catalogue))
}

/**
 * Leaves in a later version what no message can carry, where its row goes on. A row whose coded
 * words have changed is as the message says it: its codes, and the parts of its old name, would say
 * what nobody meant.
 * @param after with the row ids of what it continues
 */
export function leaveInCase(
  before: CaseContent,
  after: CaseContent,
  catalogue: Catalogue
): CaseContent {
  return withLeft(before, after, [...catalogue.codesOfWords.keys()], carriedIn(catalogue))
}

type IsCarried = (key: string) => boolean

/** Keys of elements and of groups that have a place in the message. */
function carriedIn(catalogue: Catalogue): IsCarried {
  const carried = new Set(['id'])
  for (const [key] of messageTree(catalogue).slotsOf) {
    carried.add(key)
    for (const group of catalogue.element(key)?.path ?? []) carried.add(toKey(group))
  }
  return (key) => carried.has(key)
}

function carriedOf<Of extends Level>(level: Of, isCarried: IsCarried): Of {
  const entries = Object.entries(level)
    .filter(([key]) => isCarried(key))
    .map(([key, value]) => [
      key,
      isRows(value) ? value.map((row) => carriedOf(row, isCarried)) : value,
    ])
  return Object.fromEntries(entries) as Of
}

function withLeft<Of extends Level>(
  before: Level,
  after: Of,
  words: readonly string[],
  isCarried: IsCarried
): Of {
  const isOther = words.some((key) => !sameLeaf(before[key], after[key]))
  const level: Record<string, unknown> = { ...after }
  for (const [key, value] of Object.entries(before)) {
    const now = after[key]
    if (!isCarried(key)) {
      if (!isOther) level[key] = value
    } else if (isRows(value) && isRows(now)) {
      const known = new Map(value.map((row) => [row.id, row]))
      level[key] = now.map((row) => {
        const old = known.get(row.id)
        return old ? withLeft(old, row, words, isCarried) : row
      })
    }
  }
  return level as Of
}
