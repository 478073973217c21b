import type { Catalogue } from '#kernel/content/catalogue'
import type { Row } from '#kernel/content/case_content'
import type { ElementField, GroupField } from '#kernel/forms/page_layout'
import { elementFieldsOf } from '#kernel/forms/walk_layout'
import { isShown } from '#resources/forms/page/shown_sections'

const MOST_COLUMNS = 6

/**
 * The fields that name a row, else the first of them: a table shows them, the open row shows all.
 * What a region adds has a column where the region or a row needs it.
 */
export function tableColumns(
  catalogue: Catalogue,
  field: GroupField,
  rows: readonly Row[],
  regions: readonly string[]
): ElementField[] {
  const fields = [...elementFieldsOf(field.sections)]
    .filter(({ path }) => path.length === 0)
    .map((placed) => placed.field)
    .filter((each) => isShown(catalogue, each, rows, regions))
  const named = (field.summary ?? []).flatMap(
    (id) => fields.find(({ element }) => element === id) ?? []
  )
  return named.length > 1 ? named : fields.slice(0, MOST_COLUMNS)
}
