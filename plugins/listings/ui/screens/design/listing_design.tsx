import type { Words } from '#kernel/language/words'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { type DesignedListing, Designer } from '../../design/designer'
import type { Place } from '../../place'

interface ListingDesignProps {
  place: Place
  listing: DesignedListing
  listColumns: { key: string; label: Words }[]
  catalogueHash: string
}

/** One line listing: its design and the rows that it shows. */
export default function ListingDesign(props: ListingDesignProps) {
  const { place, listing, listColumns, catalogueHash } = props
  return (
    <FormsProvider hash={catalogueHash} waiting={null}>
      <Designer key={listing.id} place={place} listing={listing} listColumns={listColumns} />
    </FormsProvider>
  )
}
