import type { ResourceScreens } from '#kernel/screens/screen'
import { withQuery } from '#resources/app/calls/with_query'
import { ownCompany, pageResources } from './page_facts'

/** What the server says of a resource. Throws when the user may not open it. */
export function resourceOf(name: string): ResourceScreens {
  const found = pageResources().find(({ resource }) => resource === name)
  if (!found) throw new Error(`No resource ${name}: no manifest states it, or it is not permitted`)
  return found
}

/** Where the rows of a resource are listed. */
export function listAddress(name: string): string {
  return resourceOf(name).list
}

/** Where a new row is made; undefined when nobody makes one. */
export function addAddress(name: string): string | undefined {
  const resource = resourceOf(name)
  return resource.add && inCompany(resource, resource.add)
}

/** Where a row is; undefined when rows have no screen. */
export function rowAddress(name: string, id: string | number): string | undefined {
  const resource = resourceOf(name)
  const { row, namedRows = {} } = resource
  const address = namedRows[id] ?? row?.replace(':id', encodeURIComponent(id))
  return address && inCompany(resource, address)
}

/** Where a further screen of a resource is, or of a row of it. */
export function furtherAddress(name: string, screen: string, id = ''): string {
  const found = resourceOf(name).further?.find((each) => each.name === screen)
  if (!found) throw new Error(`No screen ${screen} of ${name}`)
  return found.address.replace(':id', encodeURIComponent(id))
}

const inCompany = ({ namesCompany }: ResourceScreens, address: string) =>
  namesCompany ? withQuery(address, { companyId: ownCompany() }) : address
