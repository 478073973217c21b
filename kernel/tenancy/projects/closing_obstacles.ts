import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/**
 * Says what keeps a project from being closed, or null. It runs in the formal environment, while
 * nobody makes or changes anything there.
 */
export type ClosingObstacle = () => Promise<Words | null>

export const closingObstacles = new ExtensionPoint<ClosingObstacle>('tenancy.closing_obstacles')
