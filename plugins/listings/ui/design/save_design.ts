import type { ListingDesign } from '#plugins/listings/contract/design'
import { type Asked, call } from '#resources/app/calls/call'
import type { Place } from '../place'

interface ChangedDesign {
  readonly revision: number
  readonly name: string
  readonly design: ListingDesign
}

/** Saves a design where it is kept. @returns its revision */
export function saveDesign(place: Place, id: string, wish: ChangedDesign) {
  if (place === 'company') {
    const body = wish as unknown as Asked<'PUT /company/template/lines/{companyListingId}'>['body']
    const path = { companyListingId: id }
    return call('PUT /company/template/lines/{companyListingId}', { path, body })
  }
  const body = wish as unknown as Asked<'PUT /report/linelistings/{designId}'>['body']
  return call('PUT /report/linelistings/{designId}', { path: { designId: id }, body })
}
