import type { Actor } from '#kernel/tenancy/actor'
import { placedScreens } from '#kernel/menus/placed_screens'
import { awaitedScreens } from '#kernel/screens/awaited_screens'
import { everyBringer } from '#kernel/screens/every_bringer'
import type { ResourceScreens } from '#kernel/screens/screen'

/**
 * Where somebody is led who opens an address at which nothing is: that has become another one, or
 * above which screens are, as `/company` above its home.
 * @param path without a query
 * @returns undefined when nobody knows the address
 */
export async function leadOn(path: string, actor: Actor): Promise<string | undefined> {
  return (await renamed(path)) ?? (await firstBelow(path, actor))
}

async function renamed(path: string): Promise<string | undefined> {
  const bringers = await everyBringer()
  const also = bringers
    .flatMap(({ screens = [], resources = [] }) => [
      ...screens.map(({ address, also: others = [] }) => ({ address, others })),
      ...resources.map(({ list, also: others = [] }) => ({ address: list, others })),
    ])
    .find(({ others }) => others.includes(path))
  const resources = bringers.flatMap(({ resources: all = [] }) => all)
  return also?.address ?? resources.map((one) => ofBackOffice(path, one)).find(Boolean)
}

/** Resources were once below /admin, by the names of their calls. */
function ofBackOffice(path: string, one: ResourceScreens): string | undefined {
  const { resource, list, add, row, namedRows = {}, further = [] } = one
  const former = `/admin/${resource}`
  if (path === former) return list
  if (!path.startsWith(`${former}/`)) return undefined
  const rest = path.slice(former.length + 1)
  if (rest === 'create') return add
  const beside = further.find(({ name }) => name === rest)
  return beside?.address ?? namedRows[rest] ?? row?.replace(':id', rest)
}

/** The first screen of the menu below an address that this person may open, else one that is awaited. */
async function firstBelow(path: string, { permissions }: Actor): Promise<string | undefined> {
  const isBelow = (address: string) => address.startsWith(`${path}/`)
  const open = (await placedScreens())
    .filter(({ permission }) => permission === undefined || permissions.has(permission))
    .toSorted((a, b) => a.place.order - b.place.order)
  return (
    open.map(({ addresses: [address] }) => address!).find(isBelow) ??
    awaitedScreens.flatMap(({ addresses }) => addresses).find(isBelow)
  )
}
