import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { useForms } from '../catalogue/forms_context'
import { LeafValue } from '../leaf/leaf_value'
import { EventName } from './event_name'
import type { TableColumn } from './table_columns'

interface LeafCellProps {
  column: TableColumn
  row: Row
  /** Place of the column, from 0: those that matter most stand first. */
  at: number
}

/** What a row says in one column: value, unit, null flavour. */
export function LeafCell({ column: { fields }, row, at }: LeafCellProps) {
  const { catalogue } = useForms()
  const field = fields.find(({ element }) => row[toKey(element)] !== undefined) ?? fields[0]!
  const type = catalogue.element(field.element)?.type ?? ''
  const leaf = row[toKey(field.element)]
  if (type === 'reference' && leaf !== undefined) {
    return (
      <td data-at={at}>
        <EventName row={leaf} />
      </td>
    )
  }
  const words = (
    <>
      <LeafValue element={field.element} leaf={leaf} level={row} />
      {field.with?.map(
        (id) =>
          row[toKey(id)] !== undefined && (
            <span key={id}>
              {' '}
              <LeafValue element={id} leaf={row[toKey(id)]} quiet={field.widget !== 'quantity'} />
            </span>
          )
      )}
    </>
  )
  return (
    <td data-at={at} className={['date', 'number'].includes(type) ? 'num' : undefined}>
      {field.lines ? <span className="long">{words}</span> : words}
    </td>
  )
}
