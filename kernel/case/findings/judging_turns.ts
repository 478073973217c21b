import { AccountTurns, MOST_WAITING } from '#kernel/account_turns'
import { wording } from '#kernel/lang/server/wording'

/** The judging of cases and of headers: reports of very many rows may be sent many at once. */
export const judgingTurns = new AccountTurns(
  wording('judging_turns.too_many_wait', { most: MOST_WAITING })
)
