import { menuGroups, type MenuGroup } from '#kernel/menus/menu_groups'
import { menuHeads } from '#kernel/menus/menu_heads'
import type { MenuPlace } from '#kernel/menus/menu_place'
import { placedBy } from '#kernel/menus/placed_screens'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import { awaitedScreens } from '#kernel/screens/awaited_screens'
import { headerParts } from '#kernel/screens/header_parts'
import { addressesOf, type BringsScreens } from '#kernel/screens/screen'

const works = (plugin: string) => `works: ${plugin}`
const waits = (plugin: string) => `waits for ${code(plugin)}`

/** Every address that people open, what it needs, and whether it works or for which plugin it waits. */
export function addressTable(bringers: readonly BringsScreens[]): string {
  const here = bringers.flatMap(({ name, screens = [], resources = [] }) => [
    ...screens.map(({ address, also = [], permission, isPublic }) => ({
      address,
      also,
      needs: permission ? code(permission) : isPublic ? 'nothing' : 'a session',
      state: works(name),
    })),
    ...resources.flatMap((one) =>
      addressesOf(one).map((address, at) => ({
        address,
        also: at === 0 ? (one.also ?? []) : [],
        needs: code(one.permission),
        state: works(name),
      }))
    ),
  ])
  const awaited = awaitedScreens.flatMap(({ plugin, addresses, permission, open = [] }) =>
    addresses.map((address) => ({
      address,
      also: [],
      needs: open.includes(address) ? 'nothing' : permission ? code(permission) : 'a session',
      state: waits(plugin),
    }))
  )
  const rows = [...here, ...awaited]
    .toSorted((a, b) => a.address.localeCompare(b.address, 'en'))
    .map(({ address, also, needs, state }) => [
      code(address),
      also.map(code).join(', '),
      needs,
      state,
    ])
  return markdownTable(['Address', 'Leads here too', 'Needs', 'State'], rows)
}

/** The menu, group by group, with the entries that are awaited. */
export function menuTable(bringers: readonly BringsScreens[]): string {
  const rows = (Object.keys(menuGroups) as MenuGroup[]).flatMap((group) => [
    ...bringers.flatMap((bringer) =>
      placedBy(bringer)
        .filter(({ place }) => place.group === group)
        .toSorted((a, b) => a.place.order - b.place.order)
        .map(({ label, permission, addresses: [address], place }) => [
          menuGroups[group].label.en,
          entryText(label.en, place),
          permission ? code(permission) : '',
          code(address!),
          works(bringer.name),
        ])
    ),
    ...awaitedScreens
      .filter((part) => part.group === group)
      .map(({ label, permission, addresses: [address], plugin }) => [
        menuGroups[group].label.en,
        label.en,
        permission ? code(permission) : '',
        address ? code(address) : '',
        waits(plugin),
      ]),
  ])
  return markdownTable(['Group', 'Entry', 'Permission', 'Leads to', 'State'], rows)
}

function entryText(label: string, { under, projectType }: MenuPlace): string {
  const whole = under ? `${menuHeads[under].label.en}: ${label}` : label
  const type = { 1: 'pre-marketing', 2: 'post-marketing' }
  return projectType ? `${whole} (${type[projectType]} projects)` : whole
}

/** What the line on top holds. */
export function headerTable(installed: ReadonlySet<string>): string {
  const rows = headerParts.map(({ part, plugin }) => [
    part,
    plugin === undefined || installed.has(plugin) ? works(plugin ?? 'kernel') : waits(plugin),
  ])
  return markdownTable(['Part', 'State'], rows)
}
