import { AccountTurns, MOST_WAITING } from '#kernel/account_turns'

import { wording } from '#plugins/cases/lang/server/wording'

/** The making of sheets: whole cases, of which each may have megabytes. */
export const printingTurns = new AccountTurns(
  wording('printing_turns.too_many_wait', { most: MOST_WAITING })
)
