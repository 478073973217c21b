import { everyBringer } from '#kernel/screens/every_bringer'
import { addressesOf, type ResourceScreens } from '#kernel/screens/screen'

/** What these permissions open in the back office. */
export async function backOfficeFor(permissions: ReadonlySet<string>): Promise<ResourceScreens[]> {
  const resources = (await everyBringer()).flatMap((one) => one.resources ?? [])
  return resources.filter(({ permission }) => permissions.has(permission))
}

/**
 * Addresses that lead to the back office, as routes are written: the screens of these permissions
 * and the homes above them, which are for whoever administers anything.
 */
export async function addressesOfBackOffice(permissions: ReadonlySet<string>): Promise<string[]> {
  const resources = await backOfficeFor(permissions)
  const screens = resources.flatMap((one) => [...addressesOf(one), ...(one.also ?? [])])
  return [...HOMES, ...screens]
}

const HOMES = ['/admin', '/admin/home', '/company', '/company/home']
