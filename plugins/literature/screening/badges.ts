import type { MenuBadge } from '#kernel/menus/menu_badges'

import { waitingArticles } from '#plugins/literature/screening/waiting_articles'

/** Articles that wait for the choice of the actor. */
const badges: readonly MenuBadge[] = [
  { screen: 'literature.desk.screen', permission: 'LITER_REPORT', count: waitingArticles },
]

export default badges
