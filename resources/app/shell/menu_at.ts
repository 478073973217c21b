import type { PermissionLevel } from '#kernel/access/level'
import type { MenuEntry, MenuSection } from '#kernel/menus/menu_for'
import { say } from '../language'
import type { MenuLine, MenuLines } from './menu_line'

/** Whose screens are at an address: those of the platform and of a company lie below theirs. */
export function levelAt(url: string): PermissionLevel {
  const [, first] = pathOf(url).split('/')
  if (first === 'admin') return 'platform'
  return first === 'company' ? 'company' : 'project'
}

/** How much waits behind entries, by their ids. */
type Badges = Readonly<Record<string, number>>

/** The left menu at an address: what is there of its level, and where in it one is. */
export function menuAt(
  menu: readonly MenuSection[],
  url: string,
  badges: Badges = {}
): MenuLines[] {
  const sections = menu.filter(({ level }) => level === levelAt(url))
  const at = nearest(sections, pathOf(url))
  return sections.map(({ id, label, entries }) => ({
    id,
    title: entries.length > 1 ? say(label) : undefined,
    lines: entries.map((entry) => lineOf(entry, at, badges)),
  }))
}

/** Every screen that a menu leads to. */
export function screensOf(menu: readonly MenuSection[]): MenuEntry[] {
  return menu.flatMap(({ entries }) => entries.flatMap((entry) => entry.entries ?? [entry]))
}

/** The entry whose address says most of where one is: `/company/drug/reference`, not `/company/drug`. */
function nearest(sections: readonly MenuSection[], path: string): string | undefined {
  const found = screensOf(sections).flatMap(({ id, at }) =>
    at
      .filter((address) => isBelow(path, address))
      .map((address) => ({ id, length: address.length }))
  )
  return found.sort((a, b) => b.length - a.length)[0]?.id
}

const isBelow = (path: string, address: string) =>
  path === address || path.startsWith(`${address}/`)

/** What stands below an entry counts with it. */
function lineOf(
  { id, label, href, icon, entries }: MenuEntry,
  at: string | undefined,
  badges: Badges
): MenuLine {
  const lines = entries?.map((entry) => lineOf(entry, at, badges))
  const badge = lines ? lines.reduce((all, line) => all + (line.badge ?? 0), 0) : badges[id]
  const isOn = id === at || (lines?.some((line) => line.isOn) ?? false)
  return { id, label: say(label), href, icon, badge, isOn, ...(isOn && lines && { lines }) }
}

const pathOf = (url: string) => url.split(/[?#]/)[0]!
