import app from '@adonisjs/core/services/app'

import { ExtensionPoint } from '#kernel/plugins/extension_point'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/** Names of screens that the company at hand does not have, whatever somebody's rights. */
export type ClosedScreens = () => Promise<readonly string[]>

/** What takes entries out of the menu of a company; the routes behind them refuse by themselves. */
export const closedScreens = new ExtensionPoint<ClosedScreens>('menus.closed')

/** The closed screens of the project that an actor has chosen; none without a project. */
export async function closedFor(actor: Actor): Promise<ReadonlySet<string>> {
  if (!actor.scope) return new Set()
  const registry = await app.container.make(PluginRegistry)
  const all = await registry.collect(closedScreens)
  const names = await actAs(actor, () => Promise.all(all.map((closed) => closed())))
  return new Set(names.flat())
}
