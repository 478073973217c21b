import type { ListingDesign } from '#plugins/listings/contract/design'
import { useAnswer } from '#resources/app/calls/use_answer'
import { RevisionsDrawer } from '#resources/app/lists/revisions_drawer'

interface VersionsDrawerProps {
  listing: { id: string; revision: number }
  /** Takes the design of an earlier revision, to be saved as a new one. */
  onTake: (design: ListingDesign) => void
  onClose: () => void
}

/** The revisions of a design, the latest first; an earlier one can be taken again. */
export function VersionsDrawer({ listing, onTake, onClose }: VersionsDrawerProps) {
  const path = { designId: listing.id }
  const { data } = useAnswer('GET /report/linelistings/{designId}/versions', { path })
  const take = ({ design }: { design: ListingDesign }) => onTake(design)
  return (
    <RevisionsDrawer {...{ revisions: data, current: listing.revision, onClose }} onTake={take} />
  )
}
