import app from '@adonisjs/core/services/app'

import { kernelMenu } from '#kernel/menus/kernel_menu'
import type { MenuEntry } from '#kernel/menus/menu_entry'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** The menu entries that these permissions open, in their order. */
export async function menuFor(permissions: ReadonlySet<string>): Promise<MenuEntry[]> {
  const registry = await app.container.make(PluginRegistry)
  return [...kernelMenu, ...registry.plugins.flatMap(({ menu }) => menu ?? [])]
    .filter(({ permission }) => permissions.has(permission))
    .sort((a, b) => a.order - b.order)
}
