import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { atLevel, refuseOtherProject } from '#kernel/access/permission_middleware'
import { levelsOf } from '#kernel/access/permission_level'
import { attentionSources, type Attention, type Place } from '#kernel/admin/attention/attention'
import { failingMails } from '#kernel/admin/attention/failing_mails'
import { nearLimits } from '#kernel/admin/attention/near_limits'
import { peopleNeverSeen } from '#kernel/admin/attention/never_signed_in'
import { openConfigurations } from '#kernel/admin/attention/open_configurations'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answeringList, orNull, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { everyBringer } from '#kernel/screens/every_bringer'
import { actAs } from '#kernel/tenancy/actor'

const ofKernel = [...openConfigurations, ...nearLimits, ...peopleNeverSeen, ...failingMails]

const asked = vine.compile(
  vine.object({ level: vine.enum(['project', 'company', 'platform'] as const) })
)

/**
 * GET /home/attention: what somebody should look at, for the home of the project, the company or
 * the platform. Each is told what the own permissions let one put right; refuses with 1003 a level
 * at which somebody has none, with 6016 the project of who has chosen none.
 */
export default class AttentionController {
  static readonly takes = {
    handle: {
      what: 'What needs attention in the project, the company or on the platform',
      query: asked,
      answers: answeringList({ what: words, address: orNull(text) }),
    },
  } satisfies Takes

  async handle(ctx: HttpContext) {
    const { query } = await hear(ctx, AttentionController.takes.handle)
    const actor = ctx.actor!
    const { permissions } = actor
    if (query.level === 'project') refuseOtherProject(ctx, actor)
    else if (!(await levelsOf(permissions)).has(query.level)) {
      throw new kernelErrors.E_NO_PERMISSION()
    }
    const registry = await app.container.make(PluginRegistry)
    const sources = [...ofKernel, ...(await registry.collect(attentionSources))]
    const mine = sources.filter(
      ({ level, permission }) => level === query.level && permissions.has(permission)
    )
    const found: Attention[] = []
    await actAs(atLevel(actor, query.level), async () => {
      for (const { find } of mine) found.push(...(await find()))
    })
    const addressed = found.map(async ({ what, place }) => ({
      what,
      address: (place && (await addressOf(place))) ?? null,
    }))
    return ok(await Promise.all(addressed))
  }
}

/** Where a place is, by the manifest of whoever brings it. */
async function addressOf(place: Place): Promise<string | undefined> {
  const bringers = await everyBringer()
  if ('screen' in place) {
    const screens = bringers.flatMap(({ screens: all = [] }) => all)
    const address = screens.find(({ name }) => name === place.screen)?.address
    return address && place.query ? `${address}?${place.query}` : address
  }
  const resources = bringers.flatMap(({ resources: all = [] }) => all)
  const found = resources.find(({ resource }) => resource === place.resource)
  if (!found || place.id === undefined) return found?.list
  return found.row?.replace(':id', place.id)
}
