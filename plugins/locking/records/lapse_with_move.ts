import app from '@adonisjs/core/services/app'

import type { CaseReaction } from '#plugins/cases/contract/reactions'
import { UnlockRequests } from '#plugins/locking/records/unlock_requests'

/** A case that goes on otherwise, as a new version does, is locked no longer: nobody has to decide. */
const reaction: CaseReaction = {
  async moved({ change, before, after }) {
    if (before.status === after.status) return
    const requests = await app.container.make(UnlockRequests)
    const waiting = await requests.waitingOf(change, before.id)
    if (waiting) await requests.settle(change, waiting, { status: 'lapsed' })
  },
  async deleted({ change, before }) {
    const requests = await app.container.make(UnlockRequests)
    const waiting = await requests.waitingOf(change, before.id)
    if (waiting) await requests.settle(change, waiting, { status: 'lapsed' })
  },
}

export default [reaction]
