import { toId } from '#kernel/case/content/element_id'
import { parsePath } from '#kernel/case/content/element_path'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { pageOfElement } from '../case/findings_by_page'
import type { RowChange } from './compare_revisions'

export interface PageChanges {
  /** Elements that stand on no page have none. */
  page: ClientPage | undefined
  changes: RowChange[]
}

/** Changes by page, in the order of the pages; a row whose elements stand on two pages is on both. */
export function changesByPage(
  pages: readonly ClientPage[],
  changes: readonly RowChange[]
): PageChanges[] {
  return [...pages, undefined]
    .map((page) => ({ page, changes: changes.flatMap((change) => partOn(page, pages, change)) }))
    .filter(({ changes: found }) => found.length > 0)
}

function partOn(
  page: ClientPage | undefined,
  pages: readonly ClientPage[],
  change: RowChange
): RowChange[] {
  const isHere = (element: string) => pageOfElement(pages, element) === page
  const values = change.values.filter(({ element }) => isHere(element))
  const isItself = change.values.length === 0 && isHere(groupOf(change))
  return values.length > 0 || isItself ? [{ ...change, values }] : []
}

function groupOf({ path }: RowChange): string {
  return path === '' ? '' : toId(parsePath(path).at(-1)!.key)
}
