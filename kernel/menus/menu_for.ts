import { kernelMenu } from '#kernel/menus/kernel_menu'
import type { MenuEntry } from '#kernel/menus/menu_entry'
import { workingPlugins } from '#kernel/plugins/working_plugins'

/** The menu entries that these permissions open, in their order. */
export async function menuFor(permissions: ReadonlySet<string>): Promise<MenuEntry[]> {
  const plugins = await workingPlugins()
  return [...kernelMenu, ...plugins.flatMap(({ menu }) => menu ?? [])]
    .filter(({ permission }) => permissions.has(permission))
    .sort((a, b) => a.order - b.order)
}
