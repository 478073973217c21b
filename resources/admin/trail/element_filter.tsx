import { useListContext } from 'react-admin'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { ElementChip } from '#resources/forms/elements/element_chip'
import { catalogueHash } from '../page_facts'

/** Narrows the trail to lines that changed an element, as templates have them. */
export function ElementFilter() {
  const { filterValues, setFilters } = useListContext()
  const choose = (element: string | undefined) => {
    const { element: _old, ...others } = filterValues
    setFilters(element === undefined ? others : { ...others, element })
  }
  return (
    <FormsProvider hash={catalogueHash()} waiting={null}>
      <ElementChip value={filterValues.element} onChange={choose} />
    </FormsProvider>
  )
}
