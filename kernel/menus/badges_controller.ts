import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

import { refuseOtherProject } from '#kernel/access/permission_middleware'
import { answering, byName, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { menuBadges } from '#kernel/menus/menu_badges'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs } from '#kernel/tenancy/actor'

/**
 * GET /menu/badges: how much waits for whoever asks behind each entry of the menu of the project, all
 * entries at once. Refuses with 6016 who has chosen no project.
 */
export default class BadgesController {
  static readonly takes = {
    handle: {
      what: 'How much waits for oneself behind each entry of the menu, by the name of its screen',
      answers: answering({ badges: byName(whole) }),
    },
  } satisfies Takes

  async handle(ctx: HttpContext) {
    await hear(ctx, BadgesController.takes.handle)
    const actor = ctx.actor!
    refuseOtherProject(ctx, actor)
    const registry = await app.container.make(PluginRegistry)
    const mine = (await registry.collect(menuBadges)).filter(({ permission }) =>
      actor.permissions.has(permission)
    )
    const badges: Record<string, number> = {}
    await actAs(actor, async () => {
      for (const { screen, count } of mine) badges[screen] = await count()
    })
    return ok({ badges })
  }
}
