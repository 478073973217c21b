import app from '@adonisjs/core/services/app'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import { bringersOf } from '#kernel/screens/bringers_of'
import type { BringsScreens } from '#kernel/screens/screen'

/** The kernel, then the working plugins, with all the screens that they bring. */
export async function everyBringer(): Promise<readonly BringsScreens[]> {
  const { kernel } = await app.container.make(PluginRegistry)
  return bringersOf(kernel, await workingPlugins())
}
