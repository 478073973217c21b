import { fillingsOf } from '#resources/app/slots'
import type { WidgetProps } from '../fields/field_props'
import { fieldSearches, type SearchSlot } from './search_slot'

interface FieldSearchProps extends Pick<SearchSlot, 'words' | 'version' | 'onTake'> {
  of: WidgetProps
}

/** The search that the layout of a field names, where a plugin brings one. */
export function FieldSearch({ of, ...rest }: FieldSearchProps) {
  const { id, element, field, context } = of
  const wanted = field.search ?? (field.widget === 'meddra' ? 'meddra' : undefined)
  const found = fillingsOf(fieldSearches).find(({ name }) => name === wanted)
  if (!found || context.readOnly) return null
  return <found.Search element={element.id} boxId={id} steps={context.steps} {...rest} />
}
