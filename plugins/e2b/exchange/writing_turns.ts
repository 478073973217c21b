import { AccountTurns, MOST_WAITING } from '#kernel/account_turns'

import { wording } from '#plugins/e2b/lang/server/wording'

/** So many messages of one account are written at once. */
export const OF_ONE_ACCOUNT = 2

/** The writing of messages of cases: whoever asks for many at once leaves a thread to the others. */
export const writingTurns = new AccountTurns(
  wording('writing_turns.too_many_wait', { most: MOST_WAITING }),
  OF_ONE_ACCOUNT
)
