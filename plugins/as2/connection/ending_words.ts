import type { Words } from '#kernel/language/words'

import type { Ending } from '#plugins/as2/connection/expiry'
import { wording } from '#plugins/as2/lang/server/wording'

/** That a certificate of a connection ends soon, or has ended. */
export function endingWords({ whose, day, within }: Ending, connection: string): Words {
  const values = { connection, day, days: within }
  if (within === 0) {
    return whose === 'own'
      ? wording('expiry.own_ended', values)
      : wording('expiry.partner_ended', values)
  }
  return whose === 'own'
    ? wording('expiry.own_soon', values)
    : wording('expiry.partner_soon', values)
}
