import { toKey } from '#kernel/case/content/element_id'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Level } from '#resources/forms/content/edit_content'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { EventName } from '#resources/forms/rows/event_name'
import { colour } from '#resources/kit/theme/tokens'

/** What a field says at a level: its value with unit, code or version, or a dash. */
export function FieldValue({ field, level }: { field: ElementField; level: Level }) {
  const { catalogue } = useForms()
  const filled = elementsOfField(field).filter((id) => level[toKey(id)] !== undefined)
  const isReference = catalogue.element(field.element)?.type === 'reference'
  if (filled.length === 0) return <span style={{ color: colour.blank }}>—</span>
  return filled.map((id, index) => {
    const leaf = level[toKey(id)]
    if (isReference) return <EventName key={id} row={leaf} />
    return (
      <span key={id}>
        {index > 0 && ' '}
        <LeafValue
          element={id}
          leaf={leaf}
          level={level}
          withCode={field.widget !== 'quantity'}
          quiet={index > 0 && field.widget !== 'quantity'}
        />
      </span>
    )
  })
}
