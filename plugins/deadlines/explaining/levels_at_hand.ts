import app from '@adonisjs/core/services/app'

import { collectOne } from '#kernel/plugins/collect_one'

import { type WarningLevel, warningLevels } from '#plugins/deadlines/contract/nearness'
import { wording } from '#plugins/deadlines/lang/server/wording'

/** What holds while nobody says other levels. */
export const usualLevels: readonly WarningLevel[] = [
  { days: 7, colour: 'turquoise', name: wording('levels.near') },
  { days: 3, colour: 'orange', name: wording('levels.urgent') },
  { days: -1, colour: 'red', name: wording('levels.overdue') },
]

/** The levels of the project at hand. */
export async function levelsAtHand(): Promise<readonly WarningLevel[]> {
  return (await collectOne(app, warningLevels))?.of() ?? usualLevels
}
