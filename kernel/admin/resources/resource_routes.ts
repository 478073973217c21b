import { guard } from '#kernel/access/guard'
import { ResourceController } from '#kernel/admin/resources/resource_controller'
import type { ResourceRecords } from '#kernel/admin/resources/resource_records'
import { calls } from '#kernel/http/calls'
import { controllerOf, type LazyController, type Made } from '#kernel/http/controller_of'

/**
 * The five routes of a resource of the back office, under /admin of the calls.
 * @param owner plugin, or part of the kernel, that the resource belongs to
 * @param name of the resource, which is its part of the address
 * @param load gives the class of the resource
 * @param without acts that the resource does not have
 * @returns the controller, for the same calls under other names
 */
export function resourceRoutes(
  owner: string,
  name: string,
  load: () => Promise<Made<ResourceRecords>>,
  permission: string,
  { without = [] }: { without?: readonly 'remove'[] } = {}
): LazyController<ResourceController> {
  const controller = controllerOf(ResourceController, load)
  const allowed = guard.permission(permission)
  const list = `/admin/${name}`
  const one = `/admin/${name}/:id`
  const named = (verb: string) => `${owner}.${name}.${verb}`
  calls.get(list, [controller, 'list']).as(named('list')).use(allowed)
  calls.post(list, [controller, 'create']).as(named('create')).use(allowed)
  calls.get(one, [controller, 'show']).as(named('show')).use(allowed)
  calls.put(one, [controller, 'change']).as(named('change')).use(allowed)
  if (!without.includes('remove')) {
    calls.delete(one, [controller, 'remove']).as(named('remove')).use(allowed)
  }
  return controller
}
