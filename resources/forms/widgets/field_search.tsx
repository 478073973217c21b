import { Slot } from '#resources/app/slot'
import type { WidgetProps } from '../fields/field_props'
import type { SearchSlot } from './search_slot'

interface FieldSearchProps extends Pick<SearchSlot, 'words' | 'version' | 'onTake'> {
  of: WidgetProps
}

/** The search that the layout of a field names, where a plugin brings one. */
export function FieldSearch({ of, ...rest }: FieldSearchProps) {
  const { id, element, field, context } = of
  const name = field.search ?? (field.widget === 'meddra' ? 'meddra' : undefined)
  if (name === undefined || context.readOnly) return null
  const slot: SearchSlot = { element: element.id, boxId: id, steps: context.steps, ...rest }
  return <Slot name={`forms.search.${name}`} give={slot} />
}
