import type { Words } from '#kernel/language/words'
import type { ListingDesign as Design } from '#plugins/listings/contract/design'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { Designer } from '../../design/designer'

interface ListingDesignProps {
  listing: {
    id: string
    name: string
    isTemplate: boolean
    revision: number
    weeklyKind: string | null
    isMyWeekly: boolean
    design: Design
  }
  listColumns: { key: string; label: Words }[]
  catalogueHash: string
}

/** One line listing: its design and the rows that it shows. */
export default function ListingDesign(props: ListingDesignProps) {
  const { listing, listColumns, catalogueHash } = props
  return (
    <FormsProvider hash={catalogueHash} waiting={null}>
      <Designer key={listing.id} listing={listing} listColumns={listColumns} />
    </FormsProvider>
  )
}
