import { toKey } from '#kernel/case/content/element_id'
import { errorEntry } from '#kernel/errors/error_texts'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'

/**
 * Items of an import as somebody sees them. What quotes the file without naming an element may speak
 * of any: it is left out where some are not seen.
 */
export function seeItems(
  items: readonly ImportItem[],
  unseen: ReadonlySet<string>
): readonly ImportItem[] {
  if (unseen.size === 0) return items
  const isSeen = ({ element }: { readonly element: string }) => !unseen.has(toKey(element))
  return items.map((item) => ({
    ...item,
    matches: item.matches.map((match) => ({ ...match, reasons: match.reasons.filter(isSeen) })),
    headerFindings: item.headerFindings.filter(isSeen),
    ...{ schemaErrors: [], notes: [], message: plainMessage(item) },
  }))
}

/** What its number says of any file: why this one is not well formed may quote it. */
const plainMessage = ({ code, message }: ImportItem) =>
  code === null ? message : errorEntry(code).message
