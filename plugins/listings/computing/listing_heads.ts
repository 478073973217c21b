import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Language, Words } from '#kernel/language/words'

import { wording } from '#plugins/listings/lang/server/wording'
import type { ListedHead } from '#plugins/listings/contract/case_listings'
import type { ListingColumn, ListingDesign } from '#plugins/listings/contract/design'

/** What columns of the list of cases are called, by their keys. */
export type ListLabels = ReadonlyMap<string, Words>

/** The heads of a design in one language; several for a column whose rows are spread. */
export function listingHeads(
  { columns }: ListingDesign,
  catalogue: Catalogue,
  labels: ListLabels,
  language: Language
): ListedHead[] {
  return columns.flatMap((column) => {
    const { key, width, source } = column
    const text = titleOf(column, catalogue, labels)[language]
    if (!source.spread) return [{ key, text, width }]
    return Array.from({ length: source.spread.count }, (_, at) => ({
      ...{ key: `${key}-${at + 1}`, width },
      text: `${text} ${at + 1}`,
    }))
  })
}

/** What a column is called: its own title, else that of what it is read from. */
function titleOf(
  { title, source }: ListingColumn,
  catalogue: Catalogue,
  labels: ListLabels
): Words {
  if (title) return title
  switch (source.of) {
    case 'list':
      return labels.get(source.column!) ?? { en: source.column!, zh: source.column! }
    case 'days':
      return wording('title.days', {
        from: catalogue.labelOf(source.element!),
        to: catalogue.labelOf(source.to!),
      })
    case 'count':
      return wording('title.count', { element: catalogue.labelOf(source.element!) })
    case 'term':
      return wording(`title.${source.level!}`)
    case 'join':
      return catalogue.labelOf(source.elements![0]!)
    case 'when':
      return catalogue.labelOf(source.branches![0]!.element)
    default:
      return catalogue.labelOf(source.element!)
  }
}
