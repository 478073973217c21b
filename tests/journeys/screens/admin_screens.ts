import app from '@adonisjs/core/services/app'

import type { PermissionLevel } from '#kernel/access/level'
import { levelOf } from '#kernel/access/permission_level'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { bringersOf } from '#kernel/screens/bringers_of'
import { addressesOf } from '#kernel/screens/screen'
import type { Session } from '#tests/journeys/screens/session'

/** A resource of the back office, as its manifest states it. */
export interface StatedResource {
  readonly name: string
  readonly permission: string
  readonly level: PermissionLevel
  /** Addresses of its screens, with `:id` where a row stands. */
  readonly screens: readonly string[]
}

/** Which resources there are at all. */
export async function everyResource(): Promise<StatedResource[]> {
  const { kernel, plugins } = await app.container.make(PluginRegistry)
  const stated = bringersOf(kernel, plugins).flatMap(({ resources = [] }) => resources)
  return Promise.all(
    stated.map(async (one) => ({
      name: one.resource,
      permission: one.permission,
      level: await levelOf(one.permission),
      screens: addressesOf(one),
    }))
  )
}

/** The first row of a list of the back office, by its call; undefined when the list is empty. */
export async function firstRow(name: string, session: Session): Promise<string | undefined> {
  const query = new URLSearchParams({ range: '[0,0]', filter: '{}' })
  const rows = (await session.insist('get', `/api/admin/${name}?${query}`)) as { id: string }[]
  return rows[0] && String(rows[0].id)
}
