import type { Words } from '#kernel/language/words'
import type { MenuPlace } from '#kernel/menus/menu_place'
import { everyBringer } from '#kernel/screens/every_bringer'
import { addressesOf, type BringsScreens, type ResourceScreens } from '#kernel/screens/screen'

/** A screen that has a place in the menu. */
export interface PlacedScreen {
  readonly id: string
  readonly label: Words
  readonly icon: string
  readonly permission?: string
  /** All at which it is, the one that the menu leads to first. */
  readonly addresses: readonly string[]
  readonly place: MenuPlace
}

/** The screens of kernel and working plugins that the menu leads to. */
export async function placedScreens(): Promise<PlacedScreen[]> {
  return (await everyBringer()).flatMap(placedBy)
}

/** Those of one plugin, or of the kernel. */
export function placedBy({ screens = [], resources = [] }: BringsScreens): PlacedScreen[] {
  const alone = screens.flatMap(({ name, permission, address, also = [], menu }) =>
    menu ? [placed(name, permission, [address, ...also], menu)] : []
  )
  return [...alone, ...resources.flatMap(placedOf)]
}

/** A resource, and those of its further screens that have a place of their own. */
function placedOf(one: ResourceScreens): PlacedScreen[] {
  const { resource, label, icon, permission, further = [], menu } = one
  const ofFurther = further.flatMap(({ name, address, menu: own }) =>
    own ? [placed(`${resource}/${name}`, permission, [address], own)] : []
  )
  const ofOthers = new Set(ofFurther.flatMap(({ addresses }) => addresses))
  const own = addressesOf(one).filter((address) => !ofOthers.has(address))
  return [placed(resource, permission, own, { label, icon, ...menu }), ...ofFurther]
}

type Place = MenuPlace & { readonly label: Words; readonly icon: string }

const placed = (
  id: string,
  permission: string | undefined,
  addresses: readonly string[],
  { label, icon, ...place }: Place
): PlacedScreen => ({ id, label, icon, permission, addresses, place })
