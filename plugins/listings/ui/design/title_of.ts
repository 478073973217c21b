import type { TFunction } from 'i18next'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import type { ListingColumn } from '#plugins/listings/contract/design'
import { say } from '#resources/app/language'

/** What a column is called while it is designed. */
export function titleOf(
  { title, source }: ListingColumn,
  catalogue: Catalogue,
  listColumns: readonly { key: string; label: Words }[],
  t: TFunction
): string {
  if (title) return say(title)
  if (source.of === 'list') {
    const found = listColumns.find(({ key }) => key === source.column)
    return found ? say(found.label) : source.column!
  }
  const element =
    source.element ?? source.elements?.[0] ?? source.branches?.[0]?.element ?? source.of
  const name = catalogue.element(element) ? say(catalogue.labelOf(element)) : element
  return ['element', 'join'].includes(source.of)
    ? name
    : t('listings:computed.of', { kind: t(`listings:computed.kind.${source.of}`), name })
}
