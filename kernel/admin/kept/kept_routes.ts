import { guard } from '#kernel/access/guard'
import type { KeptController } from '#kernel/admin/kept/kept_controller'
import { calls } from '#kernel/http/calls'

type LazyController = () => Promise<{ default: new (...args: never[]) => KeptController }>

/**
 * The five routes of a resource of the back office, under /admin of the calls.
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
  const list = `/admin/${name}`
  const one = `/admin/${name}/:id`
  const named = (verb: string) => `${owner}.${name}.${verb}`
  calls.get(list, [controller, 'list']).as(named('list')).use(allowed)
  calls.post(list, [controller, 'create']).as(named('create')).use(allowed)
  calls.get(one, [controller, 'show']).as(named('show')).use(allowed)
  calls.put(one, [controller, 'change']).as(named('change')).use(allowed)
  if (without.includes('remove')) return
  calls.delete(one, [controller, 'remove']).as(named('remove')).use(allowed)
}
