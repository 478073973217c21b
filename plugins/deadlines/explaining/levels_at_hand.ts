import app from '@adonisjs/core/services/app'

import { collectOne } from '#kernel/plugins/collect_one'

import { type WarningLevel, warningLevels } from '#plugins/deadlines/contract/nearness'
import { usualLevels } from '#plugins/deadlines/contract/usual_levels'

/** The levels of the project at hand. */
export async function levelsAtHand(): Promise<readonly WarningLevel[]> {
  return (await collectOne(app, warningLevels))?.of() ?? usualLevels
}
