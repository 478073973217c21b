import type { WarningLevel } from '#plugins/deadlines/contract/nearness'
import { wording } from '#plugins/deadlines/lang/wording'

/** What holds while a project says no other levels. */
export const usualLevels: readonly WarningLevel[] = [
  { days: 7, colour: 'turquoise', name: wording('level.near') },
  { days: 3, colour: 'orange', name: wording('level.urgent') },
  { days: -1, colour: 'red', name: wording('level.overdue') },
]
