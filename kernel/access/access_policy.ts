import { BasePolicy } from '@adonisjs/bouncer'

import type { Actor } from '#kernel/tenancy/actor'

/** Who may open a route: whoever carries the permission that the route names. */
export default class AccessPolicy extends BasePolicy {
  open(actor: Actor, permission: string): boolean {
    return actor.permissions.has(permission)
  }
}
