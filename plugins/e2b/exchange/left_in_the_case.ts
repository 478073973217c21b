import { type CaseContent, isRows, type Row } from '#kernel/content/case_content'
import type { Catalogue } from '#kernel/content/catalogue'
import { toKey } from '#kernel/content/element_id'
import { sameLeaf } from '#kernel/content/leaf'

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
 * Leaves in a later version what no message can carry, where its row goes on. What codes the words
 * of another element stays only while these words do: others have to be coded again.
 * @param after with the row ids of what it continues
 */
export function leaveInCase(
  before: CaseContent,
  after: CaseContent,
  catalogue: Catalogue
): CaseContent {
  return withLeft(before, after, catalogue, carriedIn(catalogue))
}

type IsCarried = (key: string) => boolean

function carriedIn(catalogue: Catalogue): IsCarried {
  const { slotsOf } = messageTree(catalogue)
  return (key) => key === 'id' || slotsOf.has(key) || !catalogue.element(key)
}

function carriedOf<Of extends Level>(level: Of, isCarried: IsCarried): Of {
  const carried: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(level)) {
    if (isRows(value)) {
      const rows = value.map((row) => carriedOf(row, isCarried)).filter(saysSomething)
      if (rows.length > 0) carried[key] = rows
    } else if (isCarried(key)) carried[key] = value
  }
  return carried as Of
}

const saysSomething = (row: Row) => Object.keys(row).length > 1

function withLeft<Of extends Level>(
  before: Level,
  after: Of,
  catalogue: Catalogue,
  isCarried: IsCarried
): Of {
  const level: Record<string, unknown> = { ...after }
  for (const [key, value] of Object.entries(before)) {
    const now = after[key]
    if (isRows(value)) {
      if (isRows(now)) {
        const known = new Map(value.map((row) => [row.id, row]))
        level[key] = now.map((row) => {
          const old = known.get(row.id)
          return old ? withLeft(old, row, catalogue, isCarried) : row
        })
      } else if (!value.some((row) => saysSomething(carriedOf(row, isCarried)))) level[key] = value
    } else if (now === undefined && !isCarried(key)) {
      const words = catalogue.element(key)?.codes
      const isStill = words === undefined || sameLeaf(before[toKey(words)], after[toKey(words)])
      if (isStill) level[key] = value
    }
  }
  return level as Of
}
