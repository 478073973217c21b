import type { Row } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import type { ElementField } from '#kernel/forms/page_layout'
import { useForms } from '../catalogue/forms_context'
import { LeafValue } from '../leaf/leaf_value'
import { EventName } from './event_name'

/** What a row says in one field: value, unit, null flavour. */
export function LeafCell({ field, row }: { field: ElementField; row: Row }) {
  const { catalogue } = useForms()
  const type = catalogue.element(field.element)?.type ?? ''
  const leaf = row[toKey(field.element)]
  if (type === 'reference' && leaf !== undefined) {
    return (
      <td>
        <EventName row={leaf} />
      </td>
    )
  }
  return (
    <td className={['date', 'number'].includes(type) ? 'num' : undefined}>
      <LeafValue element={field.element} leaf={leaf} level={row} />{' '}
      {field.with?.map((id) => (
        <LeafValue
          key={id}
          element={id}
          leaf={row[toKey(id)]}
          quiet={field.widget !== 'quantity'}
        />
      ))}
    </td>
  )
}
