import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import type { AwaitedPart } from '#kernel/screens/awaited_screens'
import { addressesOf, type BringsScreens, type Screen } from '#kernel/screens/screen'

const AwaitedController = () => import('#kernel/screens/awaited_controller')
const AdminPageController = () => import('#kernel/admin/admin_page_controller')

/** Names of the routes of all screens. */
const served = new Set<string>()

/** Whether a route leads to a screen, and not to a call or a file. */
export const isServedScreen = (route = ''): boolean => served.has(route)

/** Registers a route for each address of these screens, guarded as they say. */
export function serveScreens({ name, screens = [], resources = [] }: BringsScreens): void {
  for (const screen of screens) {
    const { address, controller, method = 'handle' } = screen
    serve(address, [controller as never, method as never], screen.name).use(guardOf(screen))
  }
  for (const one of resources) {
    const allowed = guard.permission(one.permission)
    addressesOf(one).forEach((address, at) => {
      const route = `${name}.${partOf(one.resource)}.screen_${at + 1}`
      serve(address, [AdminPageController], route).use(allowed)
    })
  }
}

function serve(address: string, handler: Parameters<typeof router.get>[1], name: string) {
  served.add(name)
  return router.get(address, handler).as(name)
}

function guardOf({ permission, isPublic }: Screen) {
  if (permission !== undefined) return guard.permission(permission)
  return isPublic ? guard.public() : guard.signedIn()
}

/** As a part of the name of a route: `presets/sender` is `presets_sender`. */
const partOf = (resource: string) => resource.replaceAll(/\W/g, '_')

/** Registers what is promised: each address answers with a sentence until its plugin is there. */
export function serveAwaited(parts: readonly AwaitedPart[]): void {
  for (const { plugin, addresses, open = [] } of parts) {
    addresses.forEach((address, at) => {
      serve(address, [AwaitedController], `awaited.${plugin}.screen_${at + 1}`).use(
        open.includes(address) ? guard.public() : guard.signedIn()
      )
    })
  }
}
