import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { CaseGuard } from '#plugins/cases/contract/guards'
import { wording } from '#plugins/gateway/lang/server/wording'
import { countUnderWay } from '#plugins/gateway/records/latest_submissions'

/** A case of which something is under way to a receiver is not deleted: its answer would find no case. */
const guard: CaseGuard = {
  async ask({ trx }, { id }, touch) {
    if (touch !== 'deletion' || (await countUnderWay(trx, id)) === 0) return
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('guard.under_way') })
  },
}

export default [guard]
