import type { ApplicationService } from '@adonisjs/core/types'

import { collectAll } from '#kernel/plugins/collect_all'
import type { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * What a plugin contributed to an extension point that takes one thing; null when none did. Throws
 * when that plugin has failed, or contributes several.
 */
export async function collectOne<Item>(
  app: Pick<ApplicationService, 'container'>,
  point: ExtensionPoint<Item>
): Promise<Item | null> {
  const [item, second] = await collectAll(app, point)
  if (second !== undefined) throw new Error(`"${point.id}" takes one contribution, not several`)
  return item ?? null
}
