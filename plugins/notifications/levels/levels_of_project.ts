import app from '@adonisjs/core/services/app'

import type { WarningLevels } from '#plugins/deadlines/contract/nearness'
import { usualLevels } from '#plugins/deadlines/contract/usual_levels'
import { WarningLevelRows } from '#plugins/notifications/records/warning_levels'

/** The levels of the project at hand; the usual ones while it has said none. */
const levels: WarningLevels = {
  async of() {
    const all = await (await app.container.make(WarningLevelRows)).all()
    if (all.length === 0) return usualLevels
    return all.map(({ days, colour, nameEn: en, nameZh: zh }) => ({
      days,
      colour,
      name: { en, zh },
    }))
  },
}

export default [levels]
