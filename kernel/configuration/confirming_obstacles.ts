import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * Says what keeps the configuration of the scope at hand from being confirmed, and what to do about it;
 * null where nothing does. It is asked while nobody changes the configuration.
 */
export type ConfirmingObstacle = (trx: TransactionClientContract) => Promise<Words | null>

export const confirmingObstacles = new ExtensionPoint<ConfirmingObstacle>(
  'configuration.confirming_obstacles'
)
