import type { ElementField, GroupField } from '#kernel/forms/page_layout'
import { elementFieldsOf } from '#kernel/forms/walk_layout'

const MOST_COLUMNS = 6

/** The fields that name a row, else the first of them: a table shows them, the open row shows all. */
export function tableColumns(field: GroupField): ElementField[] {
  const fields = [...elementFieldsOf(field.sections)]
    .filter(({ path }) => path.length === 0)
    .map((placed) => placed.field)
  const named = (field.summary ?? []).flatMap(
    (id) => fields.find(({ element }) => element === id) ?? []
  )
  return named.length > 1 ? named : fields.slice(0, MOST_COLUMNS)
}
