import { useMemo } from 'react'
import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import type { GroupField } from '#kernel/case/forms/page_layout'
import { useSay } from '#resources/app/language_context'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { EventName } from '#resources/forms/rows/event_name'
import { tableColumns } from '#resources/forms/rows/table_columns'
import { useRowName } from '#resources/forms/rows/use_row_name'

/** A row by what it says first, by the event that it points to, or by what its group is called. */
export function RowName({ field, row }: { field: GroupField; row: Row }) {
  const { catalogue } = useForms()
  const say = useSay()
  // What the columns of a table would show names a row that its layout does not name.
  const names = useMemo(
    () =>
      field.summary ??
      tableColumns(catalogue, field, [row], []).flatMap(({ fields }) =>
        fields.map(({ element }) => element)
      ),
    [catalogue, field, row]
  )
  const nameOf = useRowName(names)
  const [first] = names
  const isReference = first !== undefined && catalogue.element(first)?.type === 'reference'
  if (isReference && row[toKey(first)] !== undefined) return <EventName row={row[toKey(first)]} />
  return nameOf(row) || say(catalogue.nameOf(field.group))
}
