import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import type { KeptController } from '#kernel/admin/kept/kept_controller'

type LazyController = () => Promise<{ default: new (...args: never[]) => KeptController }>

/**
 * The five routes of a resource of the back office, under /api/admin.
 * @param owner plugin, or part of the kernel, that the resource belongs to
 * @param name of the resource, which is its part of the address
 * @param without acts that the resource does not have
 */
export function keptRoutes(
  owner: string,
  name: string,
  controller: LazyController,
  permission: string,
  { without = [] }: { without?: readonly 'remove'[] } = {}
): void {
  const allowed = guard.permission(permission)
  const list = `/api/admin/${name}`
  const one = `/api/admin/${name}/:id`
  const named = (verb: string) => `${owner}.${name}.${verb}`
  router.get(list, [controller, 'list']).as(named('list')).use(allowed)
  router.post(list, [controller, 'create']).as(named('create')).use(allowed)
  router.get(one, [controller, 'show']).as(named('show')).use(allowed)
  router.put(one, [controller, 'change']).as(named('change')).use(allowed)
  if (without.includes('remove')) return
  router.delete(one, [controller, 'remove']).as(named('remove')).use(allowed)
}
