import type { PermissionLevel } from '#kernel/access/level'
import { levelsOf } from '#kernel/access/permission_level'
import type { Words } from '#kernel/language/words'
import { menuGroups, type MenuGroup } from '#kernel/menus/menu_groups'
import { menuHeads } from '#kernel/menus/menu_heads'
import { placedScreens, type PlacedScreen } from '#kernel/menus/placed_screens'

/** One entry of the left menu: what leads to a screen, or to the first of those below it. */
export interface MenuEntry {
  readonly id: string
  readonly label: Words
  readonly href: string
  /** Name of an icon of resources/kit/icons. */
  readonly icon: string
  /** Addresses at which it is at hand, as far as they are the same for every row. */
  readonly at: readonly string[]
  /** Screens that make it up; only where it is more than one. */
  readonly entries?: readonly MenuEntry[]
}

/** Entries that stand together, of a project, of the company or of the platform. */
export interface MenuSection {
  readonly id: MenuGroup
  readonly level: PermissionLevel
  readonly label: Words
  readonly entries: readonly MenuEntry[]
}

/**
 * The left menu of somebody: what these permissions open, group by group, each in its order.
 * @param projectType of the project at hand, where somebody is in one
 * @param closed names of screens that the company does not have
 */
export async function menuFor(
  permissions: ReadonlySet<string>,
  projectType?: 1 | 2,
  closed: ReadonlySet<string> = new Set()
): Promise<MenuSection[]> {
  const levels = await levelsOf(permissions)
  // What names no permission is for whoever has one of its level: a home.
  const mayOpen = ({ permission, place }: PlacedScreen) =>
    permission === undefined
      ? levels.has(menuGroups[place.group].level)
      : permissions.has(permission)
  const open = (await placedScreens()).filter(
    (screen) =>
      mayOpen(screen) &&
      !closed.has(screen.id) &&
      (screen.place.projectType === undefined || screen.place.projectType === projectType)
  )
  const groups = Object.entries(menuGroups) as [MenuGroup, (typeof menuGroups)[MenuGroup]][]
  return groups.flatMap(([id, { level, label }]) => {
    const entries = entriesOf(open.filter(({ place }) => place.group === id))
    return entries.length > 0 ? [{ id, level, label, entries }] : []
  })
}

/** The first screen that a menu leads to. */
export function firstOf(menu: readonly MenuSection[], level: PermissionLevel): string | undefined {
  return menu.find((section) => section.level === level)?.entries[0]?.href
}

function entriesOf(screens: readonly PlacedScreen[]): MenuEntry[] {
  const alone = screens.filter(({ place }) => place.under === undefined)
  const heads = Map.groupBy(
    screens.filter(({ place }) => place.under !== undefined),
    ({ place }) => place.under!
  )
  const headed = [...heads].map(([id, below]) => {
    const { order, ...head } = menuHeads[id]
    const entries = sorted(below).map(entryOf)
    const at = entries.flatMap((each) => each.at)
    return { order, entry: { id, ...head, href: entries[0]!.href, at, entries } }
  })
  const plain = alone.map((screen) => ({ order: screen.place.order, entry: entryOf(screen) }))
  return [...plain, ...headed].sort((a, b) => a.order - b.order).map(({ entry }) => entry)
}

const sorted = (screens: readonly PlacedScreen[]) =>
  screens.toSorted((a, b) => a.place.order - b.place.order)

function entryOf({ id, label, icon, addresses }: PlacedScreen): MenuEntry {
  // What stands behind the id of a row is at hand wherever the rest of the address is.
  const at = addresses.map((address) => address.replace(/\/:.*$/, ''))
  return { id, label, icon, href: addresses[0]!, at: [...new Set(at)] }
}
